import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import { productList, lendingRecord } from '@kopa/contract/calls/catalogue';
import { consentList } from '@kopa/contract/calls/consent';
import * as feedback from '@kopa/contract/calls/feedback';
import * as loans from '@kopa/contract/calls/loan';
import { customerService, marketIndex } from '@kopa/contract/calls/market';
import { myDataShow } from '@kopa/contract/calls/my-data';
import { orderList } from '@kopa/contract/calls/order-list';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { reminderList } from '@kopa/contract/calls/reminders';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { getExtensionData } from '@kopa/contract/calls/repay-extension';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { sandboxFeedbackAnswer } from '@kopa/contract/calls/sandbox-feedback';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { getUserInfo } from '@kopa/contract/calls/security';
import { sessionList } from '@kopa/contract/calls/sessions';
import { repayStatement } from '@kopa/contract/calls/statement';
import { finishUploadAllImg, saveFaceImage, saveQuestionnaire } from '@kopa/contract/calls/user';
import { asList, goodAnswers, png, type Applicant } from './borrower.ts';
import { workOf, type Work } from './database-work.ts';
import { complained } from './feedback.ts';
import { agreeTo, detailOf, disbursed, heldReference, repaid, settle } from './loan.ts';
import { proofSent } from './proof.ts';
import { granted, type TestLender } from './test-lender.ts';
import { dayOf } from './times.ts';

/** The work of the database for each call of an app, by the call's name; of the last of equal calls. */
export type Works = Map<CallName, Work>;

/** A lender that measures, and the same lender that does not. */
export interface Measured {
  lender: TestLender;
  plain: TestLender;
  works: Works;
}

const names = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]));

/** The same lender, which also measures each call of an app. */
export function measured(lender: TestLender): Measured {
  const works: Works = new Map();
  const send: TestLender['send'] = async (call, request, sent) => {
    const name = names.get(call);
    if (name === undefined || call.auth === 'sandbox') return lender.send(call, request, sent);
    const { answer, work } = await workOf(lender.lender.db, () => lender.send(call, request, sent));
    works.set(name, work);
    return answer;
  };
  return { lender: { ...lender, send, call: send as TestLender['call'] }, plain: lender, works };
}

/** A borrower with a running loan of which a part is paid, and what belongs to it on the app's screens. */
export interface Customer extends Applicant {
  mobile: string;
  feedbackId: string;
  link: string;
}

/** A new borrower walks through every step of the application up to a paid part of the loan, and further. */
export async function walk(lender: TestLender, mobile: string): Promise<Customer> {
  const loan = await disbursed(lender, mobile);
  granted(await lender.call(loans.getMoneyTime, { orderNo: loan.orderNo }, { token: loan.token }));
  return withMore(lender, { ...loan, mobile });
}

async function withMore(lender: TestLender, loan: Applicant & Pick<Customer, 'mobile'>): Promise<Customer> {
  const { token, orderNo } = loan;
  granted(
    await lender.call(mpesaRepayLink, { orderNo, amountCents: 50_000, mobile: loan.mobile }, { token }),
  );
  await settle(lender, await heldReference(lender, orderNo, 'repayment'), 0);
  await proofSent(lender, loan, { receipt: undefined, paidOn: dayOf(lender.now()) });
  const { id } = await complained(lender, token);
  const message = { id, content: 'And I paid again.', images: [] };
  granted(await lender.call(feedback.leaveFeedbackMessage, message, { token }));
  granted(await lender.call(sandboxFeedbackAnswer, { id, content: 'We look.' }));
  const link = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 720 }));
  return { ...loan, feedbackId: id, link: link.token! };
}

/** Pays the loan back and takes the next one, through every step. */
export async function borrowAgain(
  lender: TestLender,
  { token, orderNo, mobile }: Customer,
): Promise<Customer> {
  const { owedCents } = await detailOf(lender, { token, orderNo });
  await repaid(lender, { token, orderNo }, Math.ceil(owedCents / 100));
  const { order } = granted(await lender.call(loans.applyMarketAgain, {}, { token }));
  const loanOrderId = order.orderNo;
  granted(await lender.call(saveFaceImage, { loanOrderId, file: png(642) }, { token }));
  granted(await lender.call(finishUploadAllImg, { loanOrderId }, { token }));
  const answers = asList(goodAnswers);
  granted(await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: false }, { token }));
  granted(await lender.call(sandboxDecide, { orderNo: loanOrderId, decision: 'approve', reasons: [] }));
  const loan = { token, orderNo: loanOrderId, mobile };
  await agreeTo(lender, loan);
  granted(await lender.call(loans.getMoney, { orderNo: loanOrderId }, { token }));
  await lender.jobs.runDue();
  await settle(lender, await heldReference(lender, loanOrderId, 'disbursement'), 0);
  return withMore(lender, loan);
}

/** Opens every screen of a borrower with a running loan. */
export async function openScreens({ lender, plain }: Measured, customer: Customer): Promise<void> {
  const { token, orderNo, feedbackId: id } = customer;
  const open = async (call: Call, request: Record<string, unknown> = {}) => {
    // The database plans a statement the first time.
    granted(await plain.send(call, request, { token }));
    granted(await lender.send(call, request, { token }));
  };
  await open(marketIndex);
  await open(loans.productListMarket);
  await open(productList);
  await open(customerService);
  await open(loans.latestOrder);
  await open(loans.orderListMarket);
  await open(orderList, { pageSize: 30 });
  await open(lendingRecord);
  await open(loanOrderRecord, { orderNo });
  await open(loans.confirmProductInfo, { orderNo });
  await open(loans.loanAgreement, { orderNo });
  await open(repayOrderDetail, { orderNo });
  await open(repayStatement, { orderNo });
  await open(marketRepayProducts);
  await open(getExtensionData, { orderNo });
  await open(getVoucherList, { orderNo });
  await open(portalRepaymentDetail, { token: customer.link });
  await open(getUserInfo);
  await open(loans.getCreditInfo);
  await open(sessionList);
  await open(consentList);
  await open(reminderList);
  await open(myDataShow);
  await open(feedback.feedbackRedDot);
  await open(feedback.feedbackList, { limit: 20 });
  await open(feedback.feedbackDetail, { id });
  await open(feedback.feedbackMessages, { id, limit: 20 });
  await open(feedback.feedbackQuestions);
  await open(feedback.feedbackNotHandle);
  await open(feedback.feedbackCanHandle);
}
