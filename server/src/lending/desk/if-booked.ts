import { accountThrough, loanHistory, owedCents, type BookedPayment, type Day } from '@kopa/contract';
import type { UsedMoney } from '@kopa/contract/desk/entities';
import { receiptKey } from '../ledger/book-receipt.ts';
import type { LoanState } from '../ledger/loan-state.ts';

/** A payment that is not booked on a loan yet. */
export interface Unbooked {
  receipt: string;
  cents: number;
  paidOn: Day;
}

/** The loan as the ledger would have it with a payment, which never counts before the last extension. */
export function ifBooked(
  { start, account: now, payments: booked }: LoanState,
  { receipt, cents, paidOn }: Unbooked,
  today: Day,
): UsedMoney {
  const before = owedCents(accountThrough(now, today));
  const extended = booked.findLast(({ rollover }) => rollover)?.day ?? start.disbursedOn;
  const added: BookedPayment = { key: receiptKey(receipt), cents, day: later(paidOn, extended) };
  const { account, allocations } = loanHistory(start, [...booked, added]);
  const owed = owedCents(accountThrough(account, later(today, account.asOf)));
  const used = allocations.get(added.key)!;
  return { ...used, owedCents: owed, noLongerChargedCents: before - owed - (cents - used.overpaidCents) };
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
