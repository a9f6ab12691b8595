import { dayOf, startOfDay } from '@kopa/contract';
import type { BorrowerNote } from '@kopa/contract/desk/borrower-entities';
import { and, count, eq, gte, max } from 'drizzle-orm';
import { keyOfBorrower } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { borrowerNotes } from '../../storage/schema/index.ts';
import { lockBorrower } from '../accounts/users.ts';
import { CallError } from '../call-error.ts';
import { notesOf, sealedNote } from '../my-data/borrower-notes.ts';
import { erasedAt } from '../my-data/erasure.ts';
import { findOrder } from '../orders/find-order.ts';
import { borrowerSince } from './borrower-page.ts';
import type { AtWork } from './promises.ts';
import type { Act } from './record.ts';
import { namesOf } from './staff-names.ts';

/**
 * Appends a note and returns its number. Throws `borrowerNotFound`, `orderNotFound` for another borrower's
 * order, `changedMeanwhile` after an erasure, and `notesFull`.
 */
export async function writeNote(
  tx: Transaction,
  staffId: string,
  { id, orderNo, text }: { id: string; orderNo: string | null; text: string },
  { at, rules, lender: { policy } }: AtWork,
  record: (act: Act) => Promise<void>,
): Promise<number> {
  await borrowerSince(tx, id);
  await lockBorrower(tx, id);
  if ((await erasedAt(tx, id)) !== null) throw new CallError('changedMeanwhile');
  if (orderNo !== null) await findOrder(tx, id, orderNo);
  const { market } = policy;
  const midnight = startOfDay(dayOf(at, market), market);
  const own = eq(borrowerNotes.userId, id);
  const [ofToday] = await tx
    .select({ notes: count() })
    .from(borrowerNotes)
    .where(and(own, gte(borrowerNotes.at, midnight)));
  if (ofToday!.notes >= rules.notesPerDay) throw new CallError('notesFull');
  const [last] = await tx
    .select({ number: max(borrowerNotes.number) })
    .from(borrowerNotes)
    .where(own);
  const row = { userId: id, number: (last!.number ?? 0) + 1 };
  const key = await keyOfBorrower(tx, id);
  await tx.insert(borrowerNotes).values({ ...row, orderNo, text: sealedNote(key, row, text), at, staffId });
  await record({
    act: 'notes.written',
    about: { kind: 'borrower', id },
    after: { number: row.number, orderNo },
  });
  return row.number;
}

/** A page of notes with their authors. Throws `borrowerNotFound`. */
export async function pageOfNotes(
  tx: Transaction,
  id: string,
  { limit, ...which }: { orderNo: string | undefined; before: number | null; limit: number },
): Promise<{ rows: BorrowerNote[]; nextBefore: number | null }> {
  await borrowerSince(tx, id);
  const found = await notesOf(tx, id, { ...which, limit: limit + 1 });
  const people = await namesOf(
    tx,
    found.map(({ staffId }) => staffId),
  );
  const rows = found.slice(0, limit).map(({ staffId, ...note }) => ({ ...note, by: people.get(staffId)! }));
  return { rows, nextBefore: found.length > limit ? rows.at(-1)!.number : null };
}
