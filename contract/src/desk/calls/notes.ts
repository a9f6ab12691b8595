import * as z from 'zod/mini';
import { borrowerNote, longestNote } from '../borrower-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId } from './fields.ts';
import { page } from './page.ts';

/** A phone number or an address of e-mail. Receipts and orders have letters in their numbers, days dashes. */
const contact = /\S@\S|\b(?!\d{4}-\d\d-\d\d)\d(?:[ ()-]{0,2}\d){8,}\b/;

export const deskNotes = deskReads({
  path: '/desk/borrowers/notes',
  auth: 'staff',
  right: { area: 'notes', may: 'read' },
  summary: 'The notes of staff about a borrower, or about one order alone, newest first.',
  request: z.object({ id: itemId, orderNo: z.optional(itemId), ...page.shape }),
  result: z.object({ rows: z.array(borrowerNote), nextCursor: z.nullable(z.string()) }),
});

export const deskWriteNote = deskChanges({
  path: '/desk/borrowers/write-note',
  auth: 'staff',
  right: { area: 'notes', may: 'act' },
  summary:
    'Writes a note about a borrower or an order of theirs. The borrower reads the text in "my data". A note is never changed: a correction is another note. The record of acts says that a note was written, without the text. `notesFull` after the notes of a day, `changedMeanwhile` after an erasure.',
  request: z.object({
    id: itemId,
    /** Null: about the borrower. */
    orderNo: z.nullable(itemId),
    text: z.string({ error: 'note.required' }).check(
      z.trim(),
      z.minLength(3, 'note.required'),
      z.maxLength(longestNote, 'note.long'),
      z.refine((text) => !contact.test(text), 'note.contact'),
    ),
  }),
  result: z.object({ number: z.int() }),
});
