import * as z from 'zod/mini';
import { recordRow } from '../entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { page } from './page.ts';

const text = (longest: number) =>
  z.optional(z.string({ error: 'value.invalid' }).check(z.maxLength(longest, 'value.invalid')));

/** Which rows of the record. */
const filter = z.object({ staffId: text(40), act: text(60), aboutId: text(60) });

export const deskRecord = deskReads({
  path: '/desk/record',
  auth: 'staff',
  summary:
    'The record of acts, newest first: all of it for admins and auditors, the own acts for everybody else.',
  request: z.object({ ...filter.shape, ...page.shape }),
  result: z.object({ rows: z.array(recordRow), nextCursor: z.nullable(z.string()) }),
});

export const deskRecordCheck = deskReads({
  path: '/desk/record/check',
  auth: 'staff',
  right: { area: 'record', may: 'read' },
  summary:
    'Computes the chain of the record anew. `brokenAt` is the first row that does not follow its predecessor.',
  request: z.object({}),
  result: z.object({ rows: z.int(), brokenAt: z.nullable(z.int()) }),
});

export const deskRecordCsv = {
  ...deskChanges({
    path: '/desk/record/csv',
    auth: 'staff',
    right: { area: 'record', may: 'read' },
    summary: 'The record as a table. The export itself is recorded.',
    request: filter,
    result: z.string(),
  }),
  answers: 'text/csv',
} as const;
