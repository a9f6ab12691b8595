import * as z from 'zod/mini';
import { keptPrefix } from './forget-kept.ts';
import { session } from './session.ts';
import { readStored, writeStored } from './stored.ts';

/** A kept answer of the lender with its time, in ms by this phone's clock. */
export interface Kept<T> {
  value: T;
  at: number;
}

/** Keeps an answer of the lender for offline use, for the logged-in borrower. Not kept without storage. */
export function keep(name: string, value: unknown): void {
  const key = keyOf(name);
  if (key !== null) writeStored(key, { value, at: Date.now() });
}

/** The kept answer of the logged-in borrower; `null` when missing or invalid against the schema. */
export function kept<S extends z.core.$ZodType>(name: string, schema: S): Kept<z.output<S>> | null {
  const key = keyOf(name);
  const found = z.safeParse(z.object({ value: z.unknown(), at: z.number() }), key && readStored(key));
  if (!found.success) return null;
  const value = z.safeParse(schema, found.data.value);
  return value.success ? { value: value.data, at: found.data.at } : null;
}

/** Keyed by borrower: another one on the same phone never sees the answer. */
function keyOf(name: string): string | null {
  const user = session()?.userId;
  return user === undefined ? null : `${keptPrefix}${user}:${name}`;
}
