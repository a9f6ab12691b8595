import * as z from 'zod/mini';
import { keptPrefix } from './forget-kept.ts';
import { session } from './session.ts';
import { readStored, writeStored } from './stored.ts';

/** What the lender has said once, and when, in milliseconds by this phone's clock. */
export interface Kept<T> {
  value: T;
  at: number;
}

/** Keeps what the lender says for when there is no connection, for the borrower who is logged in. Without storage it is not kept. */
export function keep(name: string, value: unknown): void {
  const key = keyOf(name);
  if (key !== null) writeStored(key, { value, at: Date.now() });
}

/** What was kept of the borrower who is logged in; `null` when nothing was, or it does not hold against the schema (any more). */
export function kept<S extends z.core.$ZodType>(name: string, schema: S): Kept<z.output<S>> | null {
  const key = keyOf(name);
  const found = z.safeParse(z.object({ value: z.unknown(), at: z.number() }), key && readStored(key));
  if (!found.success) return null;
  const value = z.safeParse(schema, found.data.value);
  return value.success ? { value: value.data, at: found.data.at } : null;
}

/** Bound to the borrower: another one on the same phone never sees it. */
function keyOf(name: string): string | null {
  const user = session()?.userId;
  return user === undefined ? null : `${keptPrefix}${user}:${name}`;
}
