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

/** Maximum days late. */
export const mostDaysLate = 90;

/** A payment day in the chart's texts; `count` is its number of days. */
export interface ChosenDay {
  name: 'today' | 'due' | 'late' | 'in';
  count: number;
  cost: DayCost;
  afterDue: boolean;
}

/** The chart's data of a loan, computed by the lender's formulas. */
export interface CostByDay {
  rows: ChosenDay[];
  /** Maximum of the last row's days. */
  bounds: { min: number; max: number };
  /** Per day of the current principal, before a cap; `null` when compounding or without a charge. */
  latePerDayCents: number | null;
  /** The maximum total; `null` without a cap. */
  mostCents: number | null;
}

/**
 * The cost of paying today, on the due date, and `days` days later; when late: today, in 7 days, and in
 * `days` days. On the due date the first two are one.
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

/** Initial days of the last row. */
export const firstDays = ({ today, dueOn }: RepayDetail): number => (today > dueOn ? 30 : 7);

/** The cost of each day from today to the last selectable one. */
export function everyDay(detail: RepayDetail): DayCost[] {
  const account = toldAccount(detail);
  const from = detail.today > account.dueOn ? detail.today : account.dueOn;
  return costsBetween(account, detail.today, addDays(from, mostDaysLate));
}
