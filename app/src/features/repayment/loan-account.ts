import { addDays, daysBetween } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import {
  costOn,
  costsBetween,
  mostOwedCents,
  penaltyPerDayCents,
  accountThrough,
  toldAccount,
  type DayCost,
} from '@kopa/contract/pricing';

/** How many days late can be looked at. */
export const mostDaysLate = 90;

/** A day to pay on, in the words of the chart; `count` is its number of days. */
export interface ChosenDay {
  name: 'today' | 'due' | 'late' | 'in';
  count: number;
  cost: DayCost;
  afterDue: boolean;
}

/** What the chart shows of a loan, all of it from the lender's own formulas. */
export interface CostByDay {
  rows: ChosenDay[];
  /** How many days the last row can be moved to. */
  bounds: { min: number; max: number };
  /** Of the principal now owed, before a cap; `null` when it grows with what is owed, or there is none. */
  latePerDayCents: number | null;
  /** The most that can ever be owed; `null` without a cap. */
  mostCents: number | null;
}

/**
 * The cost of paying today, on the due day, and `days` days after it; once late: today, in 7 days, and in `days` days. On the due day
 * itself the first two are one.
 */
export function costByDay(detail: RepayDetail, days: number): CostByDay {
  const account = toldAccount(detail);
  const { today } = detail;
  const { dueOn, terms } = account;
  const left = daysBetween(today, dueOn);
  const row = (name: ChosenDay['name'], count: number, from = today): ChosenDay => {
    const day = addDays(from, count);
    return { name, count, cost: costOn(account, day), afterDue: day > dueOn };
  };
  const isLate = left < 0;
  const isSimple = (terms.penaltyBase ?? 'principal') === 'principal';
  const perDay = penaltyPerDayCents(accountThrough(account, dueOn));
  return {
    rows: isLate
      ? [row('today', 0), row('in', 7), row('in', days)]
      : [row('today', 0), ...(left > 0 ? [row('due', left)] : []), row('late', days, dueOn)],
    bounds: isLate ? { min: 8, max: mostDaysLate } : { min: 1, max: mostDaysLate },
    latePerDayCents: isSimple && perDay > 0 ? perDay : null,
    mostCents: mostOwedCents(account),
  };
}

/** How many days the chart's last row begins with. */
export const firstDays = ({ today, dueOn }: RepayDetail): number => (today > dueOn ? 30 : 7);

/** The cost of each day from today until the last that can be looked at. */
export function everyDay(detail: RepayDetail): DayCost[] {
  const account = toldAccount(detail);
  const from = detail.today > account.dueOn ? detail.today : account.dueOn;
  return costsBetween(account, detail.today, addDays(from, mostDaysLate));
}
