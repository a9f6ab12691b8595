import * as z from 'zod/mini';
import { allBooks, dayEnd } from '../day-end-entities.ts';
import { deskReads } from './desk-call.ts';

const right = { area: 'dayEnd', may: 'read' } as const;

export const deskDayEnd = deskReads({
  path: '/desk/day-end',
  auth: 'staff',
  right,
  summary:
    'One day in three books, its charges, lent and collected of 14 days, and what is owed by days late. Without `day`: yesterday. A day to come is `invalidInput`.',
  request: z.object({ day: z.optional(z.iso.date('value.invalid')) }),
  result: dayEnd,
});

export const deskBooks = deskReads({
  path: '/desk/books',
  auth: 'staff',
  right,
  summary:
    'Compares the three books over all days, and every loan with the result of its terms and payments. Reads every loan.',
  request: z.object({}),
  result: allBooks,
});
