import type { BookedPayment, Day } from '@kopa/contract';
import type { Account, JournalRow } from '../../storage/schema/index.ts';
import { takenBackKey } from './book-receipt.ts';

/** A journal of an order with its sides, and the payer's receipt number. */
export interface BookedJournal {
  journal: JournalRow;
  sides: Partial<Record<Account, number>>;
  receipt: string | null;
  /** The day of recording, of a charge without a journal of its own. */
  bookedOn?: Day;
}

/** A payment, or the key of one that was taken back. */
export type Told = BookedPayment | string;

/** What was told of a loan's payments, in booking order; `payments` are those that stand. */
export function toldOf(booked: readonly BookedJournal[], payments: readonly BookedPayment[]): Told[] {
  const standing = new Map(payments.map((payment) => [payment.key, payment]));
  return booked
    .filter(isTold)
    .map(({ journal: { kind, key, day }, sides }) =>
      kind === 'takenBack'
        ? key.slice(takenBackKey('').length)
        : (standing.get(key) ?? { key, day, cents: sides.paybillFloat ?? 0 }),
    );
}

/** The payments that counted after so much was told. */
export function standingOf(told: readonly Told[]): BookedPayment[] {
  const back = new Set(told.filter((each) => typeof each === 'string'));
  return told.filter((each) => typeof each !== 'string').filter(({ key }) => !back.has(key));
}

/** Whether a journal changes which payments count. */
export function isTold({ journal: { kind }, sides }: BookedJournal): boolean {
  return (
    kind === 'receipt' ||
    kind === 'waiver' ||
    kind === 'takenBack' ||
    (kind === 'carryOver' && (sides.carriedOver ?? 0) > 0)
  );
}
