import { deskPayByHand, deskTakePaymentBack } from '@kopa/contract/desk/calls/loans';
import { expect } from 'vitest';
import type { AtDesk } from './desk.ts';
import { books } from './loan.ts';
import type { TestLender } from './test-lender.ts';

/** The receipt of a payment that the desk books. */
export const receipt = 'SKJ7BYHAND';

/** Books KSh 2,000 of the first day by hand, or what `changes` say. */
export const payByDesk = (
  person: AtDesk,
  orderNo: string,
  changes: Record<string, unknown> = {},
  key?: string,
) =>
  person.call(
    deskPayByHand,
    {
      orderNo,
      receipt,
      cents: 200_000,
      paidOn: '2026-01-15',
      paidTime: '11:55',
      why: 'Was in hospital',
      ...changes,
    },
    key === undefined ? {} : { key },
  );

/** Takes a payment by hand back. */
export const takeBack = (
  person: AtDesk,
  orderNo: string,
  cents: number,
  { key, receipt: named = receipt }: { key?: string; receipt?: string } = {},
) =>
  person.call(
    deskTakePaymentBack,
    { orderNo, receipt: named, cents, why: 'Typed for the wrong loan' },
    key === undefined ? {} : { key },
  );

/** Ledger and borrowers agree, and each loan is what its terms make of it. */
export async function sound(lender: TestLender): Promise<void> {
  const { differing, ledgerSum, received } = await books(lender);
  expect([differing, ledgerSum, received.ledger]).toEqual([[], 0, received.borrowers]);
}
