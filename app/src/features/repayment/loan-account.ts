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

/** The late days of the chart's last row, and the days that the track has after the due date. */
const lateDays = { inRow: 7, onTrack: 30 } as const;

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
  /** The track's due date and last day, in days from today; 0 for a loan that is due today or late. */
  due: number;
  last: number;
  /** The cost of the due date, or of today when later: the chosen day is compared with this one. */
  compared: DayCost;
  /** The cost of a day of the track, in days from today. */
  costIn: (days: number) => DayCost;
  /** Per day of the current principal, before a cap; `null` when compounding, or without a charge by now. */
  latePerDayCents: number | null;
  /** The maximum total; `null` without a cap. */
  mostCents: number | null;
}

/**
 * The cost of paying today, on the due date, and a week later; when late: today, in 7 days, and in 30 days.
 * On the due date the first two are one.
 */
export function costByDay(detail: RepayDetail): CostByDay {
  const account = toldAccount(detail);
  const { today } = detail;
  const { dueOn, terms } = account;
  const left = daysBetween(today, dueOn);
  const costIn = (days: number) => costOn(account, addDays(today, days));
  const row = (name: ChosenDay['name'], count: number, from = 0): ChosenDay => ({
    name,
    count,
    cost: costIn(from + count),
    afterDue: from + count > left,
  });
  const due = Math.max(0, left);
  const isSimple = (terms.penaltyBase ?? 'principal') === 'principal';
  const perDay = penaltyPerDayCents(accountThrough(account, dueOn));
  return {
    rows:
      left < 0
        ? [row('today', 0), row('in', 7), row('in', 30)]
        : [row('today', 0), ...(left > 0 ? [row('due', left)] : []), row('late', lateDays.inRow, left)],
    due,
    last: due + lateDays.onTrack,
    compared: costIn(due),
    costIn,
    latePerDayCents: isSimple && perDay > 0 && !account.writtenOffOn ? perDay : null,
    mostCents: mostOwedCents(account),
  };
}

/** The cost of each day from today to the last selectable one. */
export function everyDay(detail: RepayDetail): DayCost[] {
  const account = toldAccount(detail);
  const from = detail.today > account.dueOn ? detail.today : account.dueOn;
  return costsBetween(account, detail.today, addDays(from, mostDaysLate));
}
