import { addBankCard, bindBankCard } from '@kopa/contract/calls/bank';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { getUserInfo, getVerifyCode } from '@kopa/contract/calls/security';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { ageOn, dayOf, fromBirthday } from '@kopa/contract/calendar';
import type { Market, Policy } from '@kopa/contract';
import {
  additional,
  asList,
  goodAnswers,
  payoutAccounts,
  personal,
  png,
  readCode,
  type Applicant,
} from './borrower.ts';
import { withNumbersIn } from './market-numbers.ts';
import { granted, type Caller } from './test-lender.ts';

/** Valid values of the markets' rows before the payout account; a lender stores its own rows. */
export const extras = {
  loanPurpose: 'health',
  pinCode: '560001',
  county: 'Zapopan',
  language: 'hi',
  alternativePhone: '0722345678',
  cityOfBirth: 'León',
  rfc: 'NUGG950309AB1',
  nss: '12345678901',
  curp: 'NUGG950309MJCXPD01',
  cardType: 'passport',
  companyName: 'Acme',
  companyPhone: '0722345679',
  workThereTime: 'in1_3Years',
  designation: 'nurse',
  incomeSource: 'ownself',
  payMethod: 'cash',
  workAddress: '12 MG Road',
  workPinCode: '560001',
  workState: 'Goa',
  workCity: 'Panaji',
  workCounty: 'Zapopan',
};

/** The borrower's age at an instant. */
export function ageOf(market: Market, at: number): string {
  return String(ageOn(fromBirthday(personal.birthday)!, dayOf(at, market)));
}

/** Fills in and sends all sections of a started application, with the rows and an account of the market. */
export async function submittedIn(
  lender: Caller,
  { token, orderNo: loanOrderId }: Applicant,
  { market }: Policy,
  account: keyof typeof payoutAccounts,
  at: number,
): Promise<void> {
  const sent = { token };
  const place = market.regions === 'kenya' ? {} : { state: 'Jalisco', city: 'Guadalajara' };
  const about = { ...withNumbersIn(market, { ...personal, ...extras }), ...place, age: ageOf(market, at) };
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...about }, sent));
  const work = withNumbersIn(market, { ...additional, ...extras });
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...work }, sent));
  for (const [index, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
    granted(await lender.call(call, { loanOrderId, file: png(640 + index) }, sent));
  granted(await lender.call(finishUploadAllImg, { loanOrderId }, sent));
  const { edition: _, ...own } = payoutAccounts[account];
  const request = { loanOrderId, ...own, ...(await otpFor(lender, token, account)) };
  granted(await lender.send(market.code === 'ke' ? bindBankCard : addBankCard, request, sent));
  const answers = asList(goodAnswers);
  granted(await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: false }, sent));
}

/** The code by SMS that only an account with a BVN asks for. */
async function otpFor(lender: Caller, token: string, account: string) {
  if (account !== 'bvnBank') return {};
  const { mobile } = granted(await lender.call(getUserInfo, {}, { token }));
  granted(await lender.call(getVerifyCode, { mobile, purpose: 'payout' }, { token }));
  return { mobileOtp: await readCode(lender, mobile) };
}
