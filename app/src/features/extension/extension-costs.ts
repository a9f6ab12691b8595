import type { Extension, RepayDetail } from '@kopa/contract/entities';
import { mostOwedCents, rollOver, toldAccount, type ToldLoan } from '@kopa/contract/pricing';

/** What extending costs beside paying everything today, in integer cents. */
export interface ExtensionCosts {
  /** Of what is paid today, what makes it a whole shilling. */
  roundingCents: number;
  /** The principal that stays, and its interest for the new term: what is owed on the new due day. */
  principalCents: number;
  interestLaterCents: number;
  /** Today and on the new due day together. */
  inAllCents: number;
  /** How much more that is than paying everything today. */
  moreCents: number;
  /** The same with what was paid before. */
  everCents: number;
  /** The most that all payments for this loan can come to after the extension, however late; `null` when nothing caps it. */
  mostEverCents: number | null;
}

/** What it needs of the loan, as it stands today. */
export type PricedLoan = ToldLoan &
  Pick<RepayDetail, 'today' | 'principalOwedCents' | 'owedCents' | 'paidCents'>;

/** Sets an extension's price beside the loan's, with the lender's own formulas. */
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
