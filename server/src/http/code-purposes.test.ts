import { errorCodes, languages } from '@kopa/contract';
import {
  applyMarket,
  cancelDrawMoney,
  getMoney,
  getMoneyContract,
  confirmProductInfo,
  validateVerifyCode,
} from '@kopa/contract/calls/loan';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { expect, it } from 'vitest';
import {
  application,
  applied,
  loggedIn,
  mobile,
  personal,
  readCode,
  registered,
  type Applicant,
} from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { agreed, approved, startMoneyLender } from '../../test/loan.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { disbursements } from '../storage/schema/index.ts';

const [one, other] = ['A'.repeat(22), 'B'.repeat(22)];

async function enter(lender: TestLender, phone: string): Promise<string> {
  granted(await lender.call(getVerifyCode, { mobile }, { phone }));
  const code = await readCode(lender);
  return granted(await lender.call(login, { mobile, code }, { phone })).token;
}
const drawAt = (lender: TestLender, { orderNo }: Applicant, token: string) =>
  lender.call(getMoney, { orderNo }, { token });
const texts = async (lender: TestLender, to = mobile) => {
  await lender.jobs.runDue();
  return granted(await lender.call(sandboxOutbox, { mobile: to })).messages.map(({ text }) => text);
};

onBothEngines('the purpose of a code', (test) => {
  it('[S7-42] the code of a login confirms no collection, and the code of a collection no login', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const ask = { mobile, purpose: 'collect' } as const;
    await lender.pass(minute);
    granted(await lender.call(getVerifyCode, { mobile }));
    const toLogIn = await readCode(lender);
    const confirm = (code: string) => lender.call(validateVerifyCode, { orderNo, code }, { token });
    expect(await confirm(toLogIn)).toMatchObject({ code: errorCodes.codeWrong });
    // At once: another purpose waits for no minute.
    granted(await lender.call(getVerifyCode, ask, { token }));
    const toCollect = await readCode(lender);
    if (toCollect !== toLogIn) {
      expect((await confirm(toLogIn)).code).toBe(errorCodes.codeWrong);
      expect((await lender.call(login, { mobile, code: toCollect })).code).toBe(errorCodes.codeWrong);
    }
    expect(granted(await confirm(toCollect)).verified).toBe(true);
    expect((await lender.call(login, { mobile, code: toLogIn })).code).toBe(0);
  });

  it('a code for more than a login needs a session and the own number, and no other purpose exists', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    for (const purpose of ['collect', 'payout'] as const) {
      expect((await lender.call(getVerifyCode, { mobile, purpose })).code).toBe(errorCodes.notLoggedIn);
      expect(await lender.call(getVerifyCode, { mobile: '722000001', purpose }, { token })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { mobile: 'mobile.invalid' },
      });
    }
    expect(await lender.send(getVerifyCode, { mobile, purpose: 'anything' }, { token })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { purpose: 'value.invalid' },
    });
    expect(await texts(lender)).toHaveLength(1);
  });

  it('the message names the purpose, in each language', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const said: string[] = [];
    for (const lang of languages)
      for (const purpose of ['signIn', 'collect', 'payout'] as const) {
        await lender.pass(hour);
        const sent = { lang, ...(purpose !== 'signIn' && { token }) };
        granted(await lender.call(getVerifyCode, { mobile, purpose }, sent));
        said.push((await texts(lender))[0]!.replace(/\d{6}/, '*'));
        await lender.pass(3 * hour);
      }
    expect(new Set(said).size).toBe(9);
    expect(said.slice(0, 3)).toEqual([
      '* is your EasyCash code to log in. It is valid for 5 minutes. Do not tell anyone.',
      '* is your EasyCash code to collect your loan. It is valid for 5 minutes. Do not tell anyone. If you are not collecting a loan, call us.',
      '* is your EasyCash code to confirm the account for your loan. It is valid for 5 minutes. Do not tell anyone.',
    ]);
  });
});

onBothEngines('a phone that is new to an account', (test) => {
  it('[S7-42] `newPhone` asks for a code at a phone that logs in for the first time', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await agreed(lender);
    await lender.pass(minute);
    const token = await enter(lender, other);
    expect(await drawAt(lender, loan, token)).toMatchObject({
      code: errorCodes.collectCodeMissing,
      fields: { code: 'code.required' },
    });
    expect(await test.db.select().from(disbursements)).toEqual([]);
    granted(await lender.call(getVerifyCode, { mobile, purpose: 'collect' }, { token, phone: other }));
    const request = { orderNo: loan.orderNo, code: await readCode(lender) };
    const confirmed = granted(await lender.call(validateVerifyCode, request, { token, phone: other }));
    expect(confirmed.required).toBe(true);
    expect(granted(await drawAt(lender, loan, token)).order.step).toBe(7);
  });

  it('[S7-42] `newPhone` asks for no code at the phone that opened the account, nor after the hours of the policy', async () => {
    const lender = await startMoneyLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, collect: { ...policy.collect, expireHours: 1000 } };
    const loan = await agreed(lender);
    await lender.pass(minute);
    const token = await enter(lender, other);
    await lender.pass(policy.collect.newPhoneHours * hour - minute);
    expect((await drawAt(lender, loan, token)).code).toBe(errorCodes.collectCodeMissing);
    await lender.pass(minute);
    expect(granted(await drawAt(lender, loan, token)).order.step).toBe(7);
    const opened = await agreed(lender, '722000444');
    expect(granted(await drawAt(lender, opened, opened.token)).order.step).toBe(7);
  });

  it('the phone of an earlier login is known, and a client without cookies is new at each login', async () => {
    const lender = await startMoneyLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, collect: { ...policy.collect, expireHours: 1000 } };
    await lender.pass(minute);
    const loan = await agreed(lender);
    await lender.pass(minute);
    await enter(lender, one);
    await lender.pass(72 * hour);
    const without = await loggedIn(lender);
    expect((await drawAt(lender, loan, without)).code).toBe(errorCodes.collectCodeMissing);
    await lender.pass(minute);
    const known = await enter(lender, one);
    expect(granted(await drawAt(lender, loan, known)).order.step).toBe(7);
  });

  it('a loan that is agreed to at a new phone is not drawn automatically', async () => {
    const lender = await startMoneyLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, autoDisburse: { afterHours: 2 } };
    const { orderNo } = await approved(lender);
    await lender.pass(minute);
    const token = await enter(lender, other);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    granted(await lender.call(getMoneyContract, { orderNo, agreed: true, fingerprint }, { token }));
    await lender.pass(10 * hour);
    expect(await test.db.select().from(disbursements)).toEqual([]);
  });

  it('a login at another phone is told to the number once, and a known phone is not told of', async () => {
    const lender = await startTestLender(test.db);
    granted(await lender.call(getVerifyCode, { mobile }, { phone: one }));
    granted(await lender.call(register, { mobile, code: await readCode(lender) }, { phone: one }));
    const notices = async () => (await texts(lender)).filter((text) => !/\d{6}/.test(text));
    await lender.pass(minute);
    await enter(lender, one);
    expect(await notices()).toEqual([]);
    await lender.pass(minute);
    await enter(lender, other);
    expect(await notices()).toEqual([
      'Someone has just logged in to your EasyCash account on another phone. If this was not you, log in on your phone now: that ends the other login. Then call us.',
    ]);
    await lender.pass(minute);
    await enter(lender, one);
    await lender.pass(minute);
    await enter(lender, other);
    expect(await notices()).toHaveLength(1);
  });

  it('a request to erase is told to the number once, with its day', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    for (let time = 0; time < 2; time += 1)
      granted(await lender.call(erasureAsk, { erase: true }, { token }));
    const [notice, ...earlier] = await texts(lender);
    expect(notice).toBe(
      'You have asked us to erase your EasyCash data on 22 January 2026. If this was not you, open the app before that day and take it back.',
    );
    expect(earlier).toHaveLength(1);
    await lender.pass(8 * day);
    expect(await texts(lender)).toEqual([]);
  });

  it('a contact that differs from the earlier application is told once, and a correction of the first is not', async () => {
    const lender = await startTestLender(test.db);
    await applied(lender, '722000555');
    const first = await applied(lender);
    const save = async ({ token, orderNo }: Applicant, email: string) =>
      granted(
        await lender.send(saveBasicInfoMarket, { loanOrderId: orderNo, ...personal, email }, { token }),
      );
    await save(first, 'wanjiku@gmail.com');
    await save(first, 'wanjiku@yahoo.com');
    const notices = async () => (await texts(lender)).filter((text) => !/\d{6}/.test(text));
    expect(await notices()).toEqual([]);
    const { orderNo, token } = first;
    granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'wrongAmount' }, { token }));
    const second = granted(await lender.call(applyMarket, application, { token }));
    const later = { token, orderNo: second.order.orderNo };
    await save(later, 'wanjiku@yahoo.com');
    expect(await notices()).toEqual([]);
    for (const email of ['thief@gmail.com', 'another@gmail.com']) await save(later, email);
    expect(await notices()).toEqual([
      'Your contact details at EasyCash were changed. If this was not you, call us.',
    ]);
  });
});
