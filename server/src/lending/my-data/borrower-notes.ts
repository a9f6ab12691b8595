import type { BorrowerNote } from '@kopa/contract/desk/borrower-entities';
import { and, desc, eq, lt } from 'drizzle-orm';
import { keyOrNone } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { borrowerNotes, type BorrowerNoteRow } from '../../storage/schema/index.ts';
import type { SealingKey } from '../../storage/sealing-key.ts';

type Numbered = Pick<BorrowerNoteRow, 'userId' | 'number'>;

const placeOf = ({ userId, number }: Numbered) => ({ column: 'borrower_notes.text', row: [userId, number] });

/** A note in clear. */
export type ReadNote = Omit<BorrowerNote, 'by'> & { staffId: string };

/** The text of a note, sealed for its row. */
export function sealedNote(key: SealingKey, row: Numbered, text: string): BorrowerNoteRow['text'] {
  return key.seal(text, placeOf(row));
}

/** Notes about a borrower, or about one order alone, newest first; after an erasure without texts. */
export async function notesOf(
  tx: Transaction,
  userId: string,
  {
    orderNo,
    before = null,
    limit = Number.MAX_SAFE_INTEGER,
  }: { orderNo?: string | undefined; before?: number | null; limit?: number | undefined } = {},
): Promise<ReadNote[]> {
  const rows = await tx
    .select()
    .from(borrowerNotes)
    .where(
      and(
        eq(borrowerNotes.userId, userId),
        orderNo === undefined ? undefined : eq(borrowerNotes.orderNo, orderNo),
        before === null ? undefined : lt(borrowerNotes.number, before),
      ),
    )
    .orderBy(desc(borrowerNotes.number))
    .limit(limit);
  const key = rows.length === 0 ? null : await keyOrNone(tx, userId);
  return rows.map((row) => ({
    number: row.number,
    orderNo: row.orderNo,
    text: key?.openText(row.text, placeOf(row)) ?? '',
    at: row.at,
    staffId: row.staffId,
  }));
}
