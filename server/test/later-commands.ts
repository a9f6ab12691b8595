import { kenya } from '@kopa/contract';
import type { CallName } from '@kopa/contract/calls';
import { consentList } from '@kopa/contract/calls/consent';
import { confirmExtensionOrder, getExtensionData } from '@kopa/contract/calls/repay-extension';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { sandboxFeedbackClose } from '@kopa/contract/calls/sandbox-feedback';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { mobile, png, registered, submitted, type Applicant } from './borrower.ts';
import type { Prepare } from './command.ts';
import { complained, complaint } from './feedback.ts';
import { disbursed } from './loan.ts';
import { granted, type TestLender } from './test-lender.ts';
import { dayOf } from './times.ts';

/** A running loan where every method to repay is shown and loans can be extended. */
async function running(lender: TestLender): Promise<Applicant> {
  lender.lender.policy = {
    ...kenya,
    repay: { ...kenya.repay, methods: 'everyone' },
    extension: { days: 30, feePpm: 9800, most: 2 },
  };
  await lender.jobs.runDue();
  return disbursed(lender);
}

const toOrder: Prepare = async (lender) => {
  const { token, orderNo } = await running(lender);
  return { token, request: { orderNo }, other: { orderNo: 'K23456789AB' } };
};
const toAmount: Prepare = async (lender) => {
  const { token, orderNo } = await running(lender);
  const request = { orderNo, amountCents: 200_000 };
  return { token, request, other: { ...request, amountCents: 300_000 } };
};
const picture: Prepare = async (lender) => ({
  token: await registered(lender),
  request: { file: png() },
  other: { file: png(700) },
});
const onFeedback =
  (fields: Record<string, unknown>, changed: Record<string, unknown>, done = false): Prepare =>
  async (lender) => {
    const token = await registered(lender);
    const { id } = await complained(lender, token);
    if (done) granted(await lender.call(sandboxFeedbackClose, { id, resolved: true }));
    const request = { id, ...fields };
    return { token, request, other: { ...request, ...changed } };
  };

async function priceOf(lender: TestLender, { token, orderNo }: Applicant) {
  return granted(await lender.call(getExtensionData, { orderNo }, { token })).extension.extensionAmount;
}

/** How to come to where a command of a running loan, or about feedback, can be given. */
export const laterCommands: { readonly [Name in CallName]?: Prepare } = {
  getStpClabe: toOrder,
  dedicatedAccountCreate: toOrder,
  getOXXOReference: toAmount,
  payValidaRepayLink: toAmount,
  mangoCashRepayLink: toAmount,
  confirmExtensionOrder: async (lender) => {
    const loan = await running(lender);
    const request = { orderNo: loan.orderNo, extensionAmount: await priceOf(lender, loan), mobile };
    return { token: loan.token, request, other: { ...request, mobile: '722000001' } };
  },
  updateExtensionOrderStatus: async (lender) => {
    const loan = await running(lender);
    const { token, orderNo } = loan;
    const price = { orderNo, extensionAmount: await priceOf(lender, loan), mobile };
    const { extension } = granted(await lender.call(confirmExtensionOrder, price, { token }));
    const request = { payOrderId: extension.payOrderId };
    return { token, request, other: { payOrderId: 'another' } };
  },
  uploadUserVoucher: async (lender) => {
    const { token, orderNo } = await running(lender);
    return { token, request: { orderNo, file: png() }, other: { orderNo, file: png(700) } };
  },
  saveUserVoucher: async (lender) => {
    const { token, orderNo } = await running(lender);
    const { imageId } = granted(await lender.call(uploadUserVoucher, { orderNo, file: png() }, { token }));
    const paidOn = dayOf(lender.now());
    const request = { orderNo, images: [imageId], amountCents: 100_000, paidOn };
    return { token, request, other: { ...request, amountCents: 200_000 } };
  },
  portalRepaymentConfirm: async (lender) => {
    const { orderNo } = await running(lender);
    const link = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 72 }));
    const request = { token: link.token, amountCents: 100_000, mobile };
    return { request, other: { ...request, amountCents: 200_000 } };
  },
  appealDecision: async (lender) => {
    const { token, orderNo } = await submitted(lender);
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: ['tooManyLoans'] }));
    const request = { orderNo, text: 'Two of these loans are paid back.' };
    return { token, request, other: { ...request, text: 'All of these loans are paid back.' } };
  },
  reminderSave: async (lender) => ({
    token: await registered(lender),
    request: { reminders: ['dueDay'] },
    other: { reminders: ['threeDaysBefore', 'dueDay'] },
  }),
  createFeedback: async (lender) => ({
    token: await registered(lender),
    request: complaint,
    other: { ...complaint, type: 2 },
  }),
  editFeedback: onFeedback({ ...complaint, description: 'It was on Monday.' }, { type: 2 }),
  feedbackDetail: onFeedback({}, { id: 'F23456789AB' }),
  feedbackMessages: onFeedback({}, { limit: 5 }),
  leaveFeedbackMessage: onFeedback({ content: 'Here is more.' }, { content: 'Here is less.' }),
  updateFeedbackStatus: onFeedback({ status: 4, resolved: true }, { resolved: false }),
  rateFeedback: onFeedback({ rating: 5 }, { rating: 1 }, true),
  uploadFeedbackCredential: picture,
  uploadFeedbackFile: picture,
  consentSave: async (lender) => {
    lender.lender.policy = { ...kenya, deviceData: 'consent' };
    const token = await registered(lender);
    const { consents } = granted(await lender.call(consentList, {}, { token }));
    const { version } = consents.find(({ purpose }) => purpose === 'sms')!;
    const answers = [{ purpose: 'sms', version, given: true }];
    return { token, request: { answers }, other: { answers: [{ ...answers[0], given: false }] } };
  },
  erasureAsk: async (lender) => ({
    token: await registered(lender),
    request: { erase: true },
    other: { erase: false },
  }),
  uploadEnable: async (lender) => {
    lender.lender.policy = { ...kenya, deviceData: 'consent' };
    const token = await registered(lender);
    return { token, request: { grant: 'contact' }, other: { refuse: 'contact' } };
  },
};
