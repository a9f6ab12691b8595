import { complain } from '../../foundations/complain/index.js';
import type { PayDay } from './pay-day-track.js';
import type { RepaymentDay } from './repayment-day.js';

const say = (fault: string) => complain('RepaymentTimeline', fault);

/** Complains about rows with contradictory sums. */
export function checkDays(rows: readonly RepaymentDay[]): void {
  if (rows.length === 0)
    say('it has no rows, so it shows nothing. Give it the days to compare, or leave it out.');
  for (const { name, totalCents, costCents, parts } of rows) {
    if (costCents < 0 || parts.interest < 0 || parts.late < 0)
      say(
        `"${name}" has a cost below zero (${costCents} cents: interest ${parts.interest}, late ${parts.late}), so it has no bar. Give what is paid on top, 0 or more.`,
      );
    else if (costCents > totalCents)
      say(
        `"${name}" costs ${costCents} cents out of ${totalCents} in all, and a part cannot be larger than the whole. Give the whole sum as totalCents.`,
      );
    else if (parts.interest + parts.late !== costCents)
      say(
        `"${name}" costs ${costCents} cents, and its parts add up to ${parts.interest + parts.late}, so its bar is not as long as its figure. Give parts that make the cost.`,
      );
  }
}

/** Complains about a chosen day that the track cannot show. */
export function checkPayDay(payDay: PayDay | undefined): void {
  if (!payDay) return;
  const { days, due, max } = payDay;
  if (max < 1) say(`payDay.max is ${max}, so no day can be chosen. Give 1 or more days from today.`);
  else if (!Number.isInteger(days) || days < 0 || days > max)
    say(`payDay.days is ${days}, outside of 0 to ${max}. Give a whole number of days from today.`);
  else if (due < 0 || due > max)
    say(`payDay.due is ${due}, outside of 0 to ${max}. Give 0 for a loan that is due today or late.`);
}
