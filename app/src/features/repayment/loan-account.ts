import type { RepayDetail } from '@kopa/contract/entities';
import { openLoan, pay, payoffCents, rollOver, type LoanAccount } from '@kopa/contract/pricing';
import { addDays, type Day } from '@kopa/contract/calendar';

/** The account recomputed on the phone from the terms and the booked payments, with the lender's own formulas. */
export function accountOf(detail: RepayDetail): LoanAccount {
  const size = { principalCents: detail.order.loanAmount, tenureDays: detail.order.tenure };
  return detail.booked.reduce(
    (account, { day, cents, rollover }) =>
      (rollover ? rollOver(account, day, cents, rollover) : pay(account, day, cents)).account,
    openLoan(size, detail.terms, detail.disbursedOn).account,
  );
}

/** What paying everything on a day costs, and how much of it is interest and late charge not yet paid. */
export interface CostOn {
  day: Day;
  totalCents: number;
  aboveCents: number;
}

/** The cost of paying today, on the due day, and some days late; once late: today, in 7 days and in 30 days. */
export function costsByDay(detail: RepayDetail, lateDays: number): CostOn[] {
  const account = accountOf(detail);
  const days =
    detail.today <= detail.dueOn
      ? [detail.today, detail.dueOn, addDays(detail.dueOn, lateDays)]
      : [detail.today, addDays(detail.today, 7), addDays(detail.today, 30)];
  return days.map((day) => {
    const totalCents = payoffCents(account, day);
    return { day, totalCents, aboveCents: totalCents - account.principalOwedCents };
  });
}
