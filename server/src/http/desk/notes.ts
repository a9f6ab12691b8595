import { deskNotes, deskWriteNote } from '@kopa/contract/desk/calls/notes';
import { pageOfNotes, writeNote } from '../../lending/desk/notes.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';
import { cursorAfter, numberIn } from './cursor.ts';

export const deskNoteHandlers: readonly Answered[] = [
  on(deskNotes)(({ id, orderNo, cursor, limit }, { read }) =>
    read(async (tx) => {
      const part = { orderNo, before: numberIn(cursor), limit };
      const { rows, nextBefore } = await pageOfNotes(tx, id, part);
      return { rows, nextCursor: cursorAfter(nextBefore) };
    }),
  ),

  // The answer is kept under the lender's key, and has no text of the note.
  on(deskWriteNote)((note, context) =>
    act(context, async (tx, record) => ({
      number: await writeNote(tx, context.actor().id, note, atWork(context), record),
    })),
  ),
];
