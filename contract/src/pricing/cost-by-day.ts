import { addDays, type Day } from '../calendar.ts';
import { accountThrough, owedCents, roomAfterDueCents, type LoanAccount } from './loan-account.ts';
import { loanHistory, type LoanStart, type BookedPayment } from './loan-history.ts';

/** A running loan as its lender tells of it (S7-51): what its account follows from. */
export interface ToldLoan extends Pick<LoanStart, 'terms' | 'disbursedOn'> {
  order: { loanAmount: number; tenure: number };
  /** In the order in which they count. */
  booked: readonly Omit<BookedPayment, 'key'>[];
}

/** The account of a loan that one was told of, charged through its last payment: the lender's own, from the same formulas. */
export function toldAccount({ order, terms, disbursedOn, booked }: ToldLoan): LoanAccount {
  const size = { principalCents: order.loanAmount, tenureDays: order.tenure };
  const facts = booked.map((payment, index) => ({ ...payment, key: String(index) }));
  return loanHistory({ size, terms, disbursedOn }, facts).account;
}

/** What paying everything on a day takes, in integer cents. */
export interface DayCost {
  day: Day;
  totalCents: number;
  /** The part on top of the principal that is still owed: the next two together. */
  costCents: number;
  interestCents: number;
  penaltyCents: number;
}

/** What paying everything on a day takes; a day before `asOf` gives that day's sums. */
export function costOn(account: LoanAccount, day: Day): DayCost {
  const then = accountThrough(account, day);
  const { interestOwedCents, penaltyOwedCents } = then;
  return {
    day,
    totalCents: owedCents(then),
    costCents: interestOwedCents + penaltyOwedCents,
    interestCents: interestOwedCents,
    penaltyCents: penaltyOwedCents,
  };
}

/** The same for each day from one to another, both included. */
export function costsBetween(account: LoanAccount, from: Day, until: Day): DayCost[] {
  const costs: DayCost[] = [];
  let current = account;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    current = accountThrough(current, day);
    costs.push(costOn(current, day));
  }
  return costs;
}

/**
 * The most that can ever be owed when nothing more is paid, in cents: what is owed on the due day, and what the cap lets the days
 * after it add. `null` when nothing caps them.
 */
export function mostOwedCents(account: LoanAccount): number | null {
  const due = accountThrough(account, account.dueOn);
  const roomCents = roomAfterDueCents(due);
  return roomCents === null ? null : owedCents(due) + roomCents;
}
