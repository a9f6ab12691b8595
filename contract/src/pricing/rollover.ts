import { addDays, type Day } from '../calendar.ts';
import type { Policy } from '../policy/policy.ts';
import { chargeThrough, pay, type Allocation, type Charge, type LoanAccount } from './loan-account.ts';
import { interestFor } from './quote.ts';
import { product, roundHalfUp } from './rounding.ts';
import type { ExtensionTerms, PricingTerms } from './terms.ts';

/** The price of an extension: pay `payNowCents` today, owe `newDueCents` on `newDueOn`. All integer cents. */
export interface RolloverPrice {
  payNowCents: number;
  feeCents: number;
  taxCents: number;
  newDueCents: number;
  newDueOn: Day;
}

/**
 * S1-25, S1-48: what an extension is: its days, its fee in ppm of the principal then owed (its tax is the
 * loan's), and how often one loan can be extended.
 */
export type Extension = Exclude<ExtensionTerms, 'none'>;

/** The extension of a loan: that of its terms, or the policy's where the terms have none of their own. */
export function extensionUnder(
  { extension }: Pick<PricingTerms, 'extension'>,
  policy: Pick<Policy, 'extension'>,
): ExtensionTerms {
  return extension ?? policy.extension;
}

/** The agreed terms of a paid extension. */
export interface RolledOver {
  days: number;
  feeCents: number;
  taxCents: number;
}

/**
 * Prices an extension on a day: unpaid interest, penalty, the extension fee and its tax are paid now; the
 * principal stays and earns interest for the new tenure, which starts on the later of due date and payment
 * day (S1-25).
 */
export function rolloverPrice(
  account: LoanAccount,
  day: Day,
  extension: Pick<Extension, 'days' | 'feePpm'>,
): RolloverPrice {
  const { terms } = account;
  const startsOn = day > account.dueOn ? day : account.dueOn;
  const { account: now } = chargeThrough(account, startsOn);
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
    newDueOn: addDays(startsOn, extension.days),
  };
}

/**
 * The price of an available extension; `null` without one: no balance, the maximum is reached, the loan is
 * written off, or, with the cap of `inDuplum`, the total charges would exceed the principal.
 */
export function rolloverOffer(
  account: LoanAccount,
  day: Day,
  extension: ExtensionTerms,
  timesBefore: number,
): RolloverPrice | null {
  if (extension === 'none' || account.principalOwedCents === 0 || timesBefore >= extension.most) return null;
  if (account.writtenOffOn) return null;
  const price = rolloverPrice(account, day, extension);
  const startsOn = addDays(price.newDueOn, -extension.days);
  const chargedCents =
    chargeThrough(account, startsOn).account.chargedCents +
    price.feeCents +
    price.taxCents +
    (price.newDueCents - account.principalOwedCents);
  const isCapped = account.terms.penaltyCap === 'inDuplum' && chargedCents > account.principalCents;
  return isCapped ? null : price;
}

/**
 * The account after an extension paid with `cents` on a day. First the charges through the start of the new
 * tenure; then fee and tax; the rest is allocated like any payment. The new tenure has its own due date,
 * rounding and default. Fee and tax count as charged.
 */
export function rollOver(
  account: LoanAccount,
  day: Day,
  cents: number,
  { days, feeCents, taxCents }: RolledOver,
): { account: LoanAccount; charges: Charge[]; allocation: Allocation } {
  const startsOn = day > account.dueOn ? day : account.dueOn;
  const costCents = feeCents + taxCents;
  const { account: paid, charges, allocation } = pay(account, startsOn, Math.max(0, cents - costCents));
  const flatCents =
    account.terms.accrual === 'flat' ? interestFor(paid.principalOwedCents, days, account.terms) : 0;
  if (flatCents > 0) charges.push({ day: startsOn, kind: 'interest', cents: flatCents });
  return {
    charges,
    allocation,
    account: {
      ...paid,
      dueOn: addDays(startsOn, days),
      paidCents: paid.paidCents + Math.min(cents, costCents),
      interestOwedCents: paid.interestOwedCents + flatCents,
      interestChargedCents: paid.interestChargedCents + flatCents,
      chargedCents: paid.chargedCents + costCents + flatCents,
      stretch: { since: startsOn, interestCents: 0, penaltyCents: 0 },
      principalAtDefaultCents: null,
    },
  };
}
