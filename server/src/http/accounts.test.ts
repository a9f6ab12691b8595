import { errorCodes } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { marketIndex } from '@kopa/contract/calls/market';
import { isRequiredVerificationCode } from '@kopa/contract/calls/number-questions';
import { getUserInfo, getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { loggedIn, mobile, readCode, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { sessions, users, verificationCodes } from '../storage/schema/index.ts';

const latest = async (lender: TestLender, token?: string) => {
  const answer = await lender.call(latestOrder, {}, token === undefined ? {} : { token });
  return [answer.status, answer.code, answer.msg];
};

describe('an account', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('[S1-05] [S7-17] [S7-18] [S7-19] the code of an SMS opens an account', async () => {
    const lender = await start();
    expect((await lender.call(isRequiredVerificationCode, { mobile })).data.required).toBe(true);
    const sent = await lender.call(getVerifyCode, { mobile: '+254 712 345 678' });
    expect(sent.data).toEqual({ resendAt: begin + minute, expiresAt: begin + 5 * minute, digits: 6 });
    const opened = await lender.call(register, { mobile, code: await readCode(lender) });
    expect(opened.data.user.mobile).toBe(mobile);
  });

  it('[S1-06] [S3-03] [S7-14] [S7-16] a later code logs in, and the new token reads the user', async () => {
    const lender = await start();
    granted(await lender.call(getVerifyCode, { mobile }));
    const opened = await lender.call(register, { mobile, code: await readCode(lender) });
    await lender.pass(minute);
    const token = await loggedIn(lender);
    expect(token).not.toBe(opened.data.token);
    const { data } = await lender.call(getUserInfo, {}, { token: `Bearer ${token}` });
    expect(data).toEqual({
      userId: opened.data.user.userId,
      mobile,
      basicInfo: { userId: opened.data.user.userId },
      personal: null,
      additional: null,
      payout: null,
      savedAt: { personal: null, additional: null, payout: null },
      standing: { since: expect.any(Number), paidOnTime: 0 },
      draftKey: opened.data.user.draftKey,
    });
  });

  it('[S8-01] [S8-04] [S6-01] a missing and an unknown token have different codes, and home needs no token', async () => {
    const lender = await start();
    await registered(lender);
    expect(await latest(lender)).toEqual([200, 10010301, 'User not logged in. Log in to continue.']);
    expect(await latest(lender, 'nobody')).toEqual([200, 100103, 'Token invalid, please login again.']);
    expect((await lender.call(marketIndex, {})).data.status).toBe('canLoan');
  });

  it('[S8-02] [S8-03] [S6-02] a superseded and an expired token have different codes', async () => {
    const lender = await start();
    const first = await registered(lender);
    await lender.pass(minute);
    const second = await loggedIn(lender);
    expect(await latest(lender, first)).toEqual([
      200,
      10010304,
      'The account is logged in from another device. Log in again to use it here.',
    ]);
    for (const wait of [10 * day, 10 * day, 10 * day - 1]) {
      await lender.pass(wait);
      expect((await latest(lender, second))[1]).toBe(0);
    }
    await lender.pass(1);
    expect(await latest(lender, second)).toEqual([200, 10010303, 'Token expired, please login again.']);
  });

  it('an account has one session, also after two concurrent logins', async () => {
    const lender = await start();
    await registered(lender);
    await lender.pass(minute);
    await lender.call(getVerifyCode, { mobile });
    const code = await readCode(lender);
    const both = await Promise.all([
      lender.call(login, { mobile, code }),
      lender.call(login, { mobile, code }),
      lender.call(login, { mobile, code }),
    ]);
    // A code is used once; the second user is refused.
    expect(both.map((answer) => answer.code).sort()).toEqual([
      0,
      errorCodes.codeExpired,
      errorCodes.codeExpired,
    ]);
    const live = (await test.db.select().from(sessions)).filter((session) => session.revokedAt === null);
    expect(live).toHaveLength(1);
  });

  it('two concurrent registrations open one account', async () => {
    const lender = await start();
    await lender.call(getVerifyCode, { mobile });
    const code = await readCode(lender);
    await Promise.all([lender.call(register, { mobile, code }), lender.call(register, { mobile, code })]);
    expect(await test.db.select().from(users)).toHaveLength(1);
  });

  it('the database contains neither codes nor tokens in plain text', async () => {
    const lender = await start();
    await lender.call(getVerifyCode, { mobile });
    const code = await readCode(lender);
    const { data } = await lender.call(register, { mobile, code }, { key: 'one' });
    const kept = JSON.stringify([
      await test.db.select().from(verificationCodes),
      await test.db.select().from(sessions),
      (await test.db.execute('select * from idempotency_keys')).rows,
    ]);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(data.token);
  });
});

describe('a verification code', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('[S5-43] a wrong code is refused, and after five attempts the right code as well', async () => {
    const lender = await start();
    await lender.call(getVerifyCode, { mobile });
    const right = await readCode(lender);
    const wrong = right === '000000' ? '000001' : '000000';
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const refused = await lender.call(register, { mobile, code: wrong });
      expect(refused).toMatchObject({
        code: errorCodes.codeWrong,
        msg: 'Invalid verification code. Check the newest SMS.',
        data: { attemptsLeft },
      });
    }
    expect((await lender.call(register, { mobile, code: right })).code).toBe(errorCodes.codeUsedUp);
    expect(await test.db.select().from(users)).toHaveLength(0);
  });

  it('a code is valid until the last millisecond of its five minutes', async () => {
    const lender = await start();
    await lender.call(getVerifyCode, { mobile });
    await lender.pass(5 * minute);
    const late = await lender.call(register, { mobile, code: await readCode(lender) });
    expect(late.code).toBe(errorCodes.codeExpired);
    await lender.call(getVerifyCode, { mobile });
    await lender.pass(5 * minute - 1);
    expect((await lender.call(register, { mobile, code: await readCode(lender) })).code).toBe(0);
  });

  it('a newer code invalidates the old one', async () => {
    const lender = await start();
    await lender.call(getVerifyCode, { mobile });
    const old = await readCode(lender);
    await lender.pass(minute);
    await lender.call(getVerifyCode, { mobile });
    const latest = await readCode(lender);
    if (old !== latest)
      expect((await lender.call(register, { mobile, code: old })).code).toBe(errorCodes.codeWrong);
    expect((await lender.call(register, { mobile, code: latest })).code).toBe(0);
  });

  it('a code is sent again after a minute, at most five times an hour and ten times a day', async () => {
    const lender = await start();
    const ask = async () => lender.call(getVerifyCode, { mobile });
    expect((await ask()).code).toBe(0);
    await lender.pass(minute - 1);
    expect(await ask()).toMatchObject({ code: errorCodes.codeTooSoon, data: { resendAt: begin + minute } });
    await lender.pass(1);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await ask()).code).toBe(0);
      await lender.pass(minute);
    }
    expect(await ask()).toMatchObject({
      code: errorCodes.tooManyCodes,
      data: { retryAt: begin + hour },
    });
    await lender.pass(hour);
    for (let sent = 5; sent < 10; sent += 1) {
      expect((await ask()).code).toBe(0);
      await lender.pass(minute);
    }
    await lender.pass(2 * hour);
    expect(await ask()).toMatchObject({ code: errorCodes.tooManyCodes, data: { retryAt: begin + day } });
    expect((await lender.call(sandboxOutbox, {})).data.messages).toHaveLength(10);
    expect((await lender.call(getVerifyCode, { mobile: '722000001' })).code).toBe(0);
  });

  it('after a clock that went back by an hour, the next code is sent, and waits as always', async () => {
    let now = begin;
    const lender = await startTestLender(test.db, {}, { baseClock: { now: () => now } });
    const ask = async () => (await lender.call(getVerifyCode, { mobile })).code;
    expect([await ask(), await ask()]).toEqual([0, errorCodes.codeTooSoon]);
    now -= hour;
    expect([await ask(), await ask()]).toEqual([0, errorCodes.codeTooSoon]);
    now += minute;
    granted(await lender.call(getVerifyCode, { mobile }));
    granted(await lender.call(register, { mobile, code: await readCode(lender) }));
  });

  it('two concurrent requests send one code', async () => {
    const lender = await start();
    const both = await Promise.all([
      lender.call(getVerifyCode, { mobile }),
      lender.call(getVerifyCode, { mobile }),
    ]);
    expect(both.map((answer) => answer.code).sort()).toEqual([0, errorCodes.codeTooSoon]);
    expect((await lender.call(sandboxOutbox, { mobile })).data.messages).toHaveLength(1);
  });

  it('[S5-42] an empty code is refused, and the SMS is in the language of the phone', async () => {
    const lender = await start();
    const empty = await lender.call(login, { mobile, code: '' });
    expect(empty).toMatchObject({ code: errorCodes.invalidInput, fields: { code: 'code.required' } });
    await lender.call(getVerifyCode, { mobile }, { lang: 'es' });
    const { data } = await lender.call(sandboxOutbox, { mobile });
    expect(data.messages[0]).toMatchObject({ mobile, createTime: begin });
    expect(data.messages[0]?.text).toMatch(/^\d{6} es tu código de EasyCash para entrar\./);
  });

  it.each([4, 6, 8])(
    '[S5-43] a code has %i digits by policy, the answer says so, and any other length is refused',
    async (digits) => {
      const lender = await start();
      const { policy } = lender.lender;
      lender.lender.policy = { ...policy, verification: { ...policy.verification, digits } };
      expect(granted(await lender.call(isRequiredVerificationCode, { mobile }))).toEqual({
        required: true,
        digits,
      });
      expect(granted(await lender.call(getVerifyCode, { mobile })).digits).toBe(digits);
      const { data } = await lender.call(sandboxOutbox, { mobile });
      const code = /\b\d{4,8}\b/.exec(data.messages[0]!.text)![0];
      expect(code).toHaveLength(digits);
      for (const other of [3, 4, 5, 6, 7, 8, 9].filter((length) => length !== digits))
        expect(await lender.call(register, { mobile, code: '12345678901'.slice(0, other) })).toMatchObject({
          code: errorCodes.invalidInput,
          fields: { code: 'code.invalid' },
        });
      // None of them was an attempt.
      expect((await lender.call(register, { mobile, code })).code).toBe(0);
    },
  );
});
