import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { mobile, type Applicant } from './borrower.ts';
import { disbursed, heldReference, prompt, settle } from './loan.ts';
import { payByHand } from './paybill.ts';
import { proofSent } from './proof.ts';
import { callBack } from './provider.ts';
import { granted, type TestLender } from './test-lender.ts';

/** Who pays the loan of `repaidByMany` beside the borrower, as words that nothing else contains. */
export const strangers = {
  /** Pays through a link, too much. */
  byLink: '733666771',
  /** The provider reports the number and the name. */
  byHand: '722999126',
  name: 'NJOROGEPAYER',
  /** The receipt that a proof names. */
  proved: 'SKZ7TYPED1',
} as const;

/** Every number and name that money's rows learn of the loan. */
export const payerWords: readonly string[] = [mobile, ...Object.values(strangers)];

/**
 * A loan that the borrower has paid by a prompt and by hand, and a stranger by a link, with a proof, a refund
 * to the stranger, and a report about another stranger.
 */
export async function repaidByMany(lender: TestLender): Promise<Applicant> {
  const loan = await disbursed(lender);
  const { orderNo } = loan;
  // Of another form than a confirmation: kept, and no money.
  const byHand = { BillRefNumber: orderNo, MSISDN: `254${strangers.byHand}`, FirstName: strangers.name };
  await callBack(lender, 'paybill-confirmation', '600000', byHand);
  await prompt(lender, loan, 1_000);
  await settle(lender, await heldReference(lender, orderNo, 'repayment'), 0);
  await proofSent(lender, loan, { receipt: strangers.proved });
  const link = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 72 }));
  const paid = { token: link.token!, amountCents: 800_000, mobile: strangers.byLink };
  granted(await lender.call(portalRepaymentConfirm, paid));
  const reference = await heldReference(lender, orderNo, 'repayment');
  await settle(lender, (await payByHand(lender, orderNo, 9_000))!, 0);
  await settle(lender, reference, 0);
  await lender.jobs.runDue();
  await settle(lender, await heldReference(lender, orderNo, 'disbursement'), 0);
  return loan;
}
