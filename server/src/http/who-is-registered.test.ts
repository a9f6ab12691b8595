import { errorCodes } from '@kopa/contract';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { logOut } from '@kopa/contract/calls/sessions';
import { describe, expect, it } from 'vitest';
import { mobile, readCode, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';

describe('who is registered', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('[S7-15] `toldToAnyone` tells anybody whether a number has an account, before any code', async () => {
    const lender = await start();
    lender.lender.policy = { ...lender.lender.policy, registered: 'toldToAnyone' };
    const exists = async () => granted(await lender.call(existsByMobile, { mobile: '0712345678' })).exists;
    expect(await exists()).toBe(false);
    expect((await lender.call(login, { mobile, code: '123456' })).code).toBe(errorCodes.numberNotRegistered);
    await registered(lender);
    expect(await exists()).toBe(true);
    expect((await lender.call(register, { mobile, code: '123456' })).code).toBe(errorCodes.numberRegistered);
  });

  it('[S7-15] `toldToOwner` tells a stranger nothing of who is registered, and the owner of the code which call fits', async () => {
    const lender = await start();
    const unknown = '722000001';
    await registered(lender);
    await lender.pass(minute);
    const answers = async (number: string) => {
      const exists = await lender.call(existsByMobile, { mobile: number });
      const sent = await lender.call(getVerifyCode, { mobile: number });
      const right = await readCode(lender, number);
      const code = right === '000000' ? '000001' : '000000';
      const tried = [
        await lender.call(login, { mobile: number, code }),
        await lender.call(register, { mobile: number, code }),
      ];
      return { told: [exists, sent, tried], right };
    };
    const [one, other] = [await answers(mobile), await answers(unknown)];
    expect(one.told).toEqual(other.told);
    // The right code is no attempt at the call that does not fit, and is good for the call that does.
    for (let time = 0; time < 6; time += 1) {
      const wrongCall = await lender.call(login, { mobile: unknown, code: other.right });
      expect(wrongCall.code).toBe(errorCodes.numberNotRegistered);
    }
    granted(await lender.call(register, { mobile: unknown, code: other.right }));
    const known = await lender.call(register, { mobile, code: one.right });
    expect(known.code).toBe(errorCodes.numberRegistered);
    granted(await lender.call(login, { mobile, code: one.right }));
  });

  it('[S7-15] `toldToOwner` tells the truth about a number to the phone that has proven the number', async () => {
    const lender = await start();
    const [phone, other] = ['A'.repeat(22), 'B'.repeat(22)];
    const ask = async (number: string, from: string) =>
      granted(await lender.call(existsByMobile, { mobile: number }, { phone: from })).exists;
    granted(await lender.call(getVerifyCode, { mobile }, { phone }));
    expect(await ask(mobile, phone)).toBe(false);
    const opened = await lender.call(register, { mobile, code: await readCode(lender) }, { phone });
    granted(await lender.call(logOut, {}, { token: granted(opened).token }));
    await registered(lender, '722000001');
    expect([await ask(mobile, phone), await ask(mobile, other), await ask('722000001', phone)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
