import { addDays, type Day } from '../calendar.ts';
import { accountThrough, owedCents, roomAfterDueCents, type LoanAccount } from './loan-account.ts';
import { loanHistory, type LoanStart, type BookedPayment } from './loan-history.ts';

/** A running loan in the lender's answer (S7-51): the inputs of its account. */
export interface ToldLoan extends Pick<LoanStart, 'terms' | 'disbursedOn' | 'writtenOffOn'> {
  order: { loanAmount: number; tenure: number };
  /** In effective order. */
  booked: readonly Omit<BookedPayment, 'key'>[];
}

/**
 * The account of a loan in an answer, charged through its last payment: equal to the lender's, by the same
 * formulas.
 */
export function toldAccount({ order, terms, disbursedOn, writtenOffOn, booked }: ToldLoan): LoanAccount {
  const size = { principalCents: order.loanAmount, tenureDays: order.tenure };
  const facts = booked.map((payment, index) => ({ ...payment, key: String(index) }));
  return loanHistory({ size, terms, disbursedOn, writtenOffOn }, facts).account;
}

/** The amount of a full payment on a day, in integer cents. */
export interface DayCost {
  day: Day;
  totalCents: number;
  /** The part above the outstanding principal: the sum of the next two. */
  costCents: number;
  interestCents: number;
  penaltyCents: number;
}

/** The amount of a full payment on a day; a day before `asOf` gives `asOf`'s amounts. */
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

/** The same for each day of a period, inclusive. */
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
 * The maximum balance without further payments, in cents: the balance on the due date, plus the later days'
 * capped charges; of a loan that is written off, what is owed. `null` without a cap.
 */
export function mostOwedCents(account: LoanAccount): number | null {
  const due = accountThrough(account, account.writtenOffOn ?? account.dueOn);
  const roomCents = roomAfterDueCents(due);
  return roomCents === null ? null : owedCents(due) + roomCents;
}
