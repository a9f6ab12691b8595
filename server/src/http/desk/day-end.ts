import { deskBooks, deskDayEnd } from '@kopa/contract/desk/calls/day-end';
import { allBooks } from '../../lending/desk/all-books.ts';
import { dayEnd } from '../../lending/desk/day-end.ts';
import { on, type Answered } from '../call-handler.ts';

export const deskDayEndHandlers: readonly Answered[] = [
  on(deskDayEnd)(({ day }, { lender, read, at }) => read((tx) => dayEnd(tx, day, lender, at))),

  on(deskBooks)((_, { lender, read, at }) => read((tx) => allBooks(tx, lender, at))),
];
