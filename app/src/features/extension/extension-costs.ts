import type { Extension, RepayDetail } from '@kopa/contract/entities';
import { mostOwedCents, rollOver, toldAccount, type ToldLoan } from '@kopa/contract/pricing';

/** The cost of an extension compared with a full payment today, in integer cents. */
export interface ExtensionCosts {
  /** The rounding part of today's payment. */
  roundingCents: number;
  /** The remaining principal with its interest for the new tenure: due on the new due date. */
  principalCents: number;
  interestLaterCents: number;
  /** Today's and the new due date's payments together. */
  inAllCents: number;
  /** The difference to a full payment today. */
  moreCents: number;
  /** The same including earlier payments. */
  everCents: number;
  /** The maximum of all payments for this loan after the extension, however late; `null` without a cap. */
  mostEverCents: number | null;
}

/** The required part of the loan's current state. */
export type PricedLoan = ToldLoan &
  Pick<RepayDetail, 'today' | 'principalOwedCents' | 'owedCents' | 'paidCents'>;

/** Compares an extension's price with the loan's, by the lender's formulas. */
export function extensionCosts(extension: Extension, detail: PricedLoan): ExtensionCosts {
  const { extensionAmount, interest, penalty, fee, GST, repayAmount, days } = extension;
  const inAllCents = extensionAmount + repayAmount;
  const price = { days, feeCents: fee, taxCents: GST };
  const after = rollOver(toldAccount(detail), detail.today, extensionAmount, price).account;
  const most = mostOwedCents(after);
  return {
    roundingCents: extensionAmount - interest - penalty - fee - GST,
    principalCents: detail.principalOwedCents,
    interestLaterCents: repayAmount - detail.principalOwedCents,
    inAllCents,
    moreCents: inAllCents - detail.owedCents,
    everCents: detail.paidCents + inAllCents,
    mostEverCents: most === null ? null : detail.paidCents + extensionAmount + most,
  };
}
