import { dayOf, pay, type Day, type LoanAccount } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { chargeLoan } from './charge.ts';
import { recordedThrough } from './loan-state.ts';
import { post } from './post.ts';

/** Money that came in on the paybill. */
export interface Receipt {
  /** The provider's receipt, or its id of the request while the receipt is not known. */
  receipt: string;
  cents: number;
  /** The day on which it was paid. */
  paidOn: Day;
}

/**
 * Books a receipt on a disbursed order: charges through its day first, then penalty, interest, principal, and what
 * was too much apart. It counts from the day it was paid, or from the last day already recorded when that is later.
 * Gives the loan after it; `null` when the receipt was booked before. The caller holds the order's lock.
 */
export async function bookReceipt(
  tx: Transaction,
  order: OrderRow,
  { receipt, cents, paidOn }: Receipt,
  at: number,
): Promise<LoanAccount | null> {
  const recorded = (await recordedThrough(tx, order.orderNo)) ?? paidOn;
  const day = latest(earliest(paidOn, dayOf(at)), recorded);
  const { account, allocation } = pay(await chargeLoan(tx, order, day, at), day, cents);
  const booked = await post(tx, {
    key: `receipt:${receipt}`,
    kind: 'receipt',
    orderNo: order.orderNo,
    day,
    at,
    sides: {
      paybillFloat: cents,
      penaltyReceivable: -allocation.penaltyCents,
      interestReceivable: -allocation.interestCents,
      principalReceivable: -allocation.principalCents,
      borrowerOverpayment: -allocation.overpaidCents,
    },
  });
  return booked ? account : null;
}

/** Books a receipt that belongs to nothing we know, so that it is not lost. Gives whether it was new. */
export function bookToSuspense(
  tx: Transaction,
  { receipt, cents, paidOn }: Receipt,
  at: number,
): Promise<boolean> {
  return post(tx, {
    key: `receipt:${receipt}`,
    kind: 'receipt',
    orderNo: null,
    day: paidOn,
    at,
    sides: { paybillFloat: cents, suspense: -cents },
  });
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
