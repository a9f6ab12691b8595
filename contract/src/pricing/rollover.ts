import { addDays, type Day } from '../calendar.ts';
import { chargeThrough, type LoanAccount } from './loan-account.ts';
import { interestFor } from './quote.ts';
import { product, roundHalfUp } from './rounding.ts';

/** What extending costs: pay `payNowCents` today, owe `newDueCents` on `newDueOn`. All integer cents. */
export interface RolloverPrice {
  payNowCents: number;
  feeCents: number;
  taxCents: number;
  newDueCents: number;
  newDueOn: Day;
}

/**
 * Prices a rollover on a day: unpaid interest, penalty, the extension fee and its tax are paid now; the principal
 * stays and earns interest for the new term, which starts on the later of due day and payment day (S1-25).
 */
export function rolloverPrice(
  account: LoanAccount,
  day: Day,
  extension: { days: number; feePpm: number },
): RolloverPrice {
  const { terms } = account;
  const { account: now } = chargeThrough(account, day > account.dueOn ? day : account.dueOn);
  const feeCents = roundHalfUp(
    product(now.principalOwedCents, extension.feePpm),
    1_000_000n,
    terms.roundingUnitCents,
  );
  const taxCents = roundHalfUp(product(feeCents, terms.taxBps), 10_000n, terms.roundingUnitCents);
  return {
    feeCents,
    taxCents,
    payNowCents: now.interestOwedCents + now.penaltyOwedCents + feeCents + taxCents,
    newDueCents: now.principalOwedCents + interestFor(now.principalOwedCents, extension.days, terms),
    newDueOn: addDays(day > account.dueOn ? day : account.dueOn, extension.days),
  };
}
