import * as z from 'zod/mini';
import { comparedBooks, dayEnd, explainedDifference } from '../day-end-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { actedOrAsked } from './refunds.ts';

const right = { area: 'dayEnd', may: 'read' } as const;

export const deskDayEnd = deskReads({
  path: '/desk/day-end',
  auth: 'staff',
  right,
  summary:
    'One day in three books, its charges, and lent and collected of 14 days. Without `day`: yesterday. A day to ' +
    'come is `invalidInput`.',
  request: z.object({ day: z.optional(z.iso.date('value.invalid')) }),
  result: dayEnd,
});

export const deskBooks = deskReads({
  path: '/desk/books',
  auth: 'staff',
  right,
  summary:
    'The newest comparison of the three books over all days, of every loan with the result of its terms and ' +
    'payments, and what is owed by days late. The lender compares every night, and after `/desk/books/compare`.',
  request: z.object({}),
  result: comparedBooks,
});

export const deskBooksCompare = deskChanges({
  path: '/desk/books/compare',
  auth: 'staff',
  right,
  summary:
    'Has the books of all days compared now, unless a comparison is due or running; `/desk/books` answers with ' +
    'the result. Recorded.',
  request: z.object({}),
  result: z.object({}),
});

const named = z.iso.date('value.invalid');

export const deskDaySign = deskChanges({
  path: '/desk/day-end/sign',
  auth: 'staff',
  right: { area: 'dayEnd', may: 'act' },
  summary:
    'Signs the figures of a day that is over and whose charges are booked (`dayOpen`). Each difference of the day is explained with a text; a second person then signs too. `daySigned` for a day that is signed with the same figures.',
  request: z.object({
    day: named,
    explained: z.array(explainedDifference).check(z.maxLength(6, 'value.invalid')),
  }),
  result: actedOrAsked,
});

export const deskDayCsv = {
  ...deskChanges({
    path: '/desk/day-end/csv',
    auth: 'staff',
    right,
    summary:
      'What was booked on a day as a table: by `accounts`, or each of the `journals`, in which the charges of a night are one row for each account. The export is recorded.',
    request: z.object({ day: named, table: z.enum(['accounts', 'journals'], { error: 'value.invalid' }) }),
    result: z.string(),
  }),
  answers: 'text/csv',
} as const;
