import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { outbox } from '../draft/draft-names.ts';
import { clearDraft, draftedSections, readDraft, writeDraft } from '../draft/draft.ts';
import { commandKey } from '../lender/command-keys.ts';
import { lenderNow } from '../session/calendar.ts';

const waitingSchema = z.object({
  /** What it is: decides the call and the words. */
  kind: z.enum(['personal', 'additional', 'answers', 'feedback', 'message', 'proof']),
  /** The path of a section's call, without its first slash. */
  to: z.optional(z.string()),
  /** The request of the call; photos that are still on this phone are missing. */
  request: z.record(z.string(), z.unknown()),
  /** The names of these photos, in order. */
  photos: z.array(z.string()),
  /** The address of the form that made it. */
  path: z.string(),
  /** The form's draft: order, section, and the fields that were sent; without fields all. */
  draft: z.array(z.string()),
  /** The idempotency key of the command. */
  key: z.string(),
  /** Its place among all, from 1. */
  place: z.number(),
  /** The lender's refusal, by name; `null` while it waits. */
  refusal: z.nullable(z.string()),
});

/** Something that was done without a connection, and is to be sent once. */
export interface Waiting extends z.output<typeof waitingSchema> {
  /** The scope of the command, which has one entry at most: `personal:<orderNo>`. */
  scope: string;
  /** Time in epoch ms, by `lenderNow`. */
  at: number;
}

/** What a form adds to the outbox. */
export type NewWaiting = Pick<Waiting, 'scope' | 'kind' | 'to' | 'request' | 'path' | 'draft'> & {
  photos?: readonly string[];
};

/** Everything that waits for the logged-in borrower, in order. Damaged entries are left out. */
export function allWaiting(): Waiting[] {
  return draftedSections(outbox)
    .flatMap((scope) => {
      const { values, editedAt } = readDraft(outbox, scope);
      const entry = z.safeParse(waitingSchema, parsed(values['entry']));
      return entry.success ? [{ ...entry.data, scope, at: editedAt ?? 0 }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/**
 * Adds a command, or replaces the one of the same scope in its place, under the key that the command with
 * this body has anyway. `false` when this phone stores nothing.
 */
export function keepWaiting({ scope, photos = [], ...entry }: NewWaiting, body: unknown): boolean {
  const all = allWaiting();
  const place = all.find((each) => each.scope === scope)?.place ?? (all.at(-1)?.place ?? 0) + 1;
  const key = commandKey(scope, body);
  return write({ ...entry, scope, photos: [...photos], key, place, refusal: null, at: lenderNow() });
}

/** Changes an entry, unless another has replaced it meanwhile. */
export function changeWaiting(known: Waiting, change: Partial<Waiting>): void {
  if (isUnchanged(known)) write({ ...known, ...change });
}

/** Whether an entry still waits as it was read. */
export const isUnchanged = ({ scope, key }: Waiting): boolean =>
  allWaiting().some((each) => each.scope === scope && each.key === key);

/** Takes an entry out: what was typed stays the form's draft. */
export function dropWaiting(scope: string): void {
  clearDraft(outbox, scope);
  tell();
}

function write({ scope, at, ...entry }: Waiting): boolean {
  const values = { entry: JSON.stringify(entry) };
  const isKept = writeDraft(outbox, scope, { values, lastField: null, editedAt: at });
  tell();
  return isKept;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Calls the listener soon, and at each change of what waits, until the returned function is called. */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener);
  queueMicrotask(listener);
  return () => void listeners.delete(listener);
}

/** Everything that waits, for a component. */
export function useWaiting(): Waiting[] {
  useSyncExternalStore(followWaiting, () => JSON.stringify(allWaiting()));
  return allWaiting();
}
