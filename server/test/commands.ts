import type { CallName } from '@kopa/contract/calls';
import { cancelDrawMoney, confirmProductInfo } from '@kopa/contract/calls/loan';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import {
  additional,
  application,
  applied,
  asList,
  filledIn,
  goodAnswers,
  mobile,
  payout,
  personal,
  png,
  readCode,
  registered,
  type Applicant,
} from './borrower.ts';
import { agreed, approved, disbursed } from './loan.ts';
import type { Command, Prepare } from './command.ts';
import { laterCommands } from './later-commands.ts';
import { granted, type TestLender } from './test-lender.ts';
import { minute } from './times.ts';

type Fields = Record<string, unknown>;
const inOrder =
  (start: (lender: TestLender) => Promise<Applicant>, name: string, fields: Fields, changed: Fields) =>
  async (lender: TestLender): Promise<Command> => {
    const { token, orderNo } = await start(lender);
    const request = { [name]: orderNo, ...fields };
    return { token, request, other: { ...request, ...changed } };
  };
const elsewhere = (name: string) => ({ [name]: 'K23456789AB' });

/** Personal information is saved: step 11. */
async function personalSaved(lender: TestLender): Promise<Applicant> {
  const loan = await applied(lender);
  const sent = { loanOrderId: loan.orderNo, ...personal };
  granted(await lender.send(saveBasicInfoMarket, sent, { token: loan.token }));
  return loan;
}

/** So is the rest: step 12. */
async function beforePhotos(lender: TestLender): Promise<Applicant> {
  const loan = await personalSaved(lender);
  const sent = { loanOrderId: loan.orderNo, ...additional };
  granted(await lender.send(saveAdditionInfoMarket, sent, { token: loan.token }));
  return loan;
}

async function photographed(lender: TestLender): Promise<Applicant> {
  const loan = await beforePhotos(lender);
  for (const [index, photo] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
    granted(
      await lender.call(photo, { loanOrderId: loan.orderNo, file: png(640 + index) }, { token: loan.token }),
    );
  return loan;
}

async function beforeAccount(lender: TestLender): Promise<Applicant> {
  const loan = await photographed(lender);
  granted(await lender.call(finishUploadAllImg, { loanOrderId: loan.orderNo }, { token: loan.token }));
  return loan;
}

async function cancelled(lender: TestLender): Promise<Applicant> {
  const loan = await filledIn(lender);
  const { token, orderNo } = loan;
  granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'wrongAmount' }, { token }));
  return loan;
}

async function codeOf(lender: TestLender, collecting?: Applicant): Promise<string> {
  await lender.pass(minute);
  granted(
    await (collecting
      ? lender.call(getVerifyCode, { mobile, purpose: 'collect' }, { token: collecting.token })
      : lender.call(getVerifyCode, { mobile })),
  );
  return readCode(lender);
}

const another = (code: string) => (code === '111111' ? '222222' : '111111');
const photo = inOrder(beforePhotos, 'loanOrderId', { file: png() }, { file: png(700) });

/** How to come to where each command can be given, by its call. */
export const commands: { readonly [Name in CallName]?: Prepare } = {
  ...laterCommands,
  getVerifyCode: async () => ({ request: { mobile }, other: { mobile: '722000001' } }),
  register: async (lender) => {
    const code = await codeOf(lender);
    return { request: { mobile, code }, other: { mobile, code: another(code) } };
  },
  login: async (lender) => {
    await registered(lender);
    const code = await codeOf(lender);
    return { request: { mobile, code }, other: { mobile, code: another(code) } };
  },
  applyMarket: async (lender) => ({
    token: await registered(lender),
    request: application,
    other: { ...application, tenure: 120 },
  }),
  applyMarketAgain: async (lender) => ({
    token: (await cancelled(lender)).token,
    request: {},
    other: { tenure: 120 },
  }),
  saveBasicInfo: inOrder(applied, 'loanOrderId', personal, { firstName: 'Achieng' }),
  saveBasicInfoMarket: inOrder(applied, 'loanOrderId', personal, { firstName: 'Achieng' }),
  saveAdditionInfoMarket: inOrder(personalSaved, 'loanOrderId', additional, { linkedin: 'wanjiru' }),
  uploadCurpFront: photo,
  uploadCurpBack: photo,
  saveFaceImage: photo,
  curpOcr: inOrder(photographed, 'loanOrderId', {}, elsewhere('loanOrderId')),
  finishUploadAllImg: inOrder(photographed, 'loanOrderId', {}, elsewhere('loanOrderId')),
  bindBankCard: inOrder(beforeAccount, 'loanOrderId', payout, { applicantName: 'Achieng Otieno' }),
  addBankCard: inOrder(beforeAccount, 'loanOrderId', payout, { applicantName: 'Achieng Otieno' }),
  saveQuestionnaire: inOrder(
    filledIn,
    'loanOrderId',
    { answers: asList(goodAnswers) },
    { answers: asList({ ...goodAnswers, 1: 'yes' }) },
  ),
  cancelDrawMoney: inOrder(applied, 'orderNo', { reason: 'wrongAmount' }, { reason: 'noLongerNeeded' }),
  validateVerifyCode: async (lender) => {
    const { token, orderNo } = await approved(lender);
    const code = await codeOf(lender, { token, orderNo });
    return { token, request: { orderNo, code }, other: { orderNo, code: another(code) } };
  },
  getMoneyContract: async (lender) => {
    const { token, orderNo } = await approved(lender);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const request = { orderNo, agreed: true, fingerprint };
    return { token, request, other: { ...request, fingerprint: 'a'.repeat(64) } };
  },
  getMoney: inOrder(agreed, 'orderNo', {}, elsewhere('orderNo')),
  mpesaRepayLink: inOrder(disbursed, 'orderNo', { amountCents: 100_000, mobile }, { amountCents: 200_000 }),
};
