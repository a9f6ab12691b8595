import type { Day } from '../calendar.ts';
import { accountThrough, allocate, chargeThrough, openLoan } from './loan-account.ts';
import type { Allocation, Charge, LoanAccount } from './loan-account.ts';
import { rollOver, type RolledOver } from './rollover.ts';
import type { LoanSize, PricingTerms } from './terms.ts';

/** A payment as it is booked on a loan; integer cents. */
export interface BookedPayment {
  /** The name of what booked it; the lender's ledger has its journal's key. */
  key: string;
  /** The effective day. */
  day: Day;
  cents: number;
  /** The extension that it paid for, if any. */
  rollover?: RolledOver | undefined;
  /** No money, but late charges that the lender waives: at most those that are owed on the day. */
  waives?: boolean | undefined;
}

/** A loan that ran. */
export interface LoanStart {
  size: LoanSize;
  terms: PricingTerms;
  disbursedOn: Day;
  /** The lender has written the loan off: charges end with this day, and what is owed stays owed. */
  writtenOffOn?: Day | null | undefined;
}

/** The loan resulting from its facts. */
export interface LoanHistory {
  account: LoanAccount;
  /** How each payment was used, by its key. */
  allocations: ReadonlyMap<string, Allocation>;
}

/**
 * Facts in effective order: by day, and within a day in order of report, which changes nothing. The same
 * facts give the same loan, in any order of report.
 */
export function inOrder(payments: readonly BookedPayment[]): BookedPayment[] {
  return [...payments].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Allocates a payment, or a waiver, on the day through which an account is charged. */
export function use(
  before: LoanAccount,
  { cents, waives }: Pick<BookedPayment, 'cents' | 'waives'>,
): { account: LoanAccount; allocation: Allocation } {
  if (!waives) return allocate(before, cents);
  const { account, allocation } = allocate(before, Math.min(cents, before.penaltyOwedCents));
  return { account: { ...account, paidCents: before.paidCents }, allocation };
}

/** The loan after its payments, charged through the last one; fast, without a list of charges. */
export function loanHistory(
  { size, terms, disbursedOn, writtenOffOn }: LoanStart,
  payments: readonly BookedPayment[],
): LoanHistory {
  let { account } = openLoan(size, terms, disbursedOn, writtenOffOn);
  const allocations = new Map<string, Allocation>();
  for (const { key, day, rollover, ...payment } of inOrder(payments)) {
    const paid = rollover
      ? rollOver(account, day, payment.cents, rollover)
      : use(accountThrough(account, day), payment);
    account = paid.account;
    allocations.set(key, paid.allocation);
  }
  return { account, allocations };
}

/** The same with all its charges, through a day. */
export function loanCharges(
  { size, terms, disbursedOn, writtenOffOn }: LoanStart,
  payments: readonly BookedPayment[],
  through: Day,
): Charge[] {
  const opened = openLoan(size, terms, disbursedOn, writtenOffOn);
  const charges = [...opened.charges];
  let { account } = opened;
  const charge = (day: Day) => {
    const charged = chargeThrough(account, day);
    charges.push(...charged.charges);
    account = charged.account;
  };
  for (const { day, rollover, ...payment } of inOrder(payments)) {
    charge(day);
    if (!rollover) {
      account = use(account, payment).account;
      continue;
    }
    const rolled = rollOver(account, day, payment.cents, rollover);
    charges.push(...rolled.charges);
    account = rolled.account;
  }
  charge(through);
  return charges;
}
