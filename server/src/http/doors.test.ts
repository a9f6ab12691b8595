import { errorCodes } from '@kopa/contract';
import type { Call } from '@kopa/contract/calls/call';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { expect, it } from 'vitest';
import { mobile, readCode, registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, inject, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { attemptBudgets } from '../storage/schema/index.ts';

const phone = 'A'.repeat(22);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(712_000_000 + at));

/** Sends from an address, without a device, with the cookie of a phone if given. */
async function from(
  lender: TestLender,
  address: string,
  call: Call,
  request: Record<string, unknown>,
  cookie?: string,
) {
  const sent = await inject(call, request, cookie === undefined ? {} : { phone: cookie });
  const reply = await lender.app.inject({
    ...sent,
    headers: { ...sent.headers, afid: '' },
    remoteAddress: address,
  });
  return reply.json<{ code: number; data: Record<string, number> }>();
}

/** A borrower whose phone has the cookie. */
async function withPhone(lender: TestLender): Promise<void> {
  granted(await lender.call(getVerifyCode, { mobile }, { phone }));
  granted(await lender.call(register, { mobile, code: await readCode(lender) }, { phone }));
  await lender.pass(minute);
}

onBothEngines('the doors of the lender', (test) => {
  it('the addresses of one line of IPv6 are one stranger, and another line is another', async () => {
    const lender = await startTestLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, verification: { ...policy.verification, perAddressHour: 5 } };
    const codes: number[] = [];
    for (const [at, number] of numbers(8).entries())
      codes.push((await from(lender, `2001:db8:1:2::${at + 1}`, existsByMobile, { mobile: number })).code);
    const refused = errorCodes.tooManyNearby;
    expect(codes).toEqual([0, 0, 0, 0, 0, refused, refused, refused]);
    expect((await from(lender, '2001:db8:1:3::1', existsByMobile, { mobile })).code).toBe(0);
  });

  it('strangers have budgets: of a network and of the lender, each until the next hour', async () => {
    const limits = { NETWORK_PER_HOUR: '12', STRANGERS_PER_HOUR: '20' };
    const lender = await startTestLender(test.db, limits);
    const ask = async (address: string, number: string) =>
      from(lender, address, getVerifyCode, { mobile: number });
    const nearby = numbers(14).map((number, at) => ask(`203.0.113.${at}`, number));
    const answered = (await Promise.all(nearby)).filter(({ code }) => code === 0);
    expect(answered).toHaveLength(12);
    const codes: number[] = [];
    for (const [at, number] of numbers(30).slice(15).entries())
      codes.push((await ask(`198.51.${at}.1`, number)).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(8);
    const late = await ask('192.0.2.1', '712999999');
    const nextHour = Math.ceil((lender.now() + 1) / hour) * hour;
    expect(late).toMatchObject({ code: errorCodes.tooManyRequests, data: { retryAt: nextHour } });
    // Attempts with a code have a budget of their own.
    expect((await from(lender, '192.0.2.1', existsByMobile, { mobile })).code).toBe(0);
    await lender.pass(nextHour - lender.now());
    expect((await ask('192.0.2.1', '712999999')).code).toBe(0);
    const kept = JSON.stringify(await test.db.select().from(attemptBudgets));
    expect(kept).not.toMatch(/203\.0|198\.51/);
    await lender.pass(4 * day);
    expect(await test.db.select().from(attemptBudgets)).toEqual([]);
  });

  it('a known phone gets its code when strangers have used up all others', async () => {
    const lender = await startTestLender(test.db, { NETWORK_PER_HOUR: '12', STRANGERS_PER_HOUR: '12' });
    await withPhone(lender);
    for (const number of numbers(20)) await from(lender, '203.0.113.7', getVerifyCode, { mobile: number });
    expect((await from(lender, '203.0.113.7', getVerifyCode, { mobile })).code).toBe(
      errorCodes.tooManyNearby,
    );
    expect((await from(lender, '203.0.113.7', getVerifyCode, { mobile }, phone)).code).toBe(0);
    const code = await readCode(lender);
    expect((await from(lender, '203.0.113.7', login, { mobile, code }, phone)).code).toBe(0);
  });

  it('ten strange requests and any wrong guesses lock no owner out, at the own phone or at another', async () => {
    const lender = await startTestLender(test.db);
    await withPhone(lender);
    const strange = async () => (await from(lender, '203.0.113.7', getVerifyCode, { mobile })).code;
    const codes: number[] = [];
    for (let request = 0; request < 14; request += 1) {
      codes.push(await strange());
      await lender.pass(request === 6 ? hour : minute);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect((await from(lender, '198.51.100.1', getVerifyCode, { mobile }, phone)).code).toBe(0);
    const right = await readCode(lender);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 12; guess += 1)
      await from(lender, '203.0.113.7', login, { mobile, code: wrong });
    expect((await from(lender, '198.51.100.1', login, { mobile, code: right }, phone)).code).toBe(0);
    // A new phone in another network.
    const other = 'B'.repeat(22);
    expect((await from(lender, '198.51.100.1', getVerifyCode, { mobile }, other)).code).toBe(0);
    const code = await readCode(lender);
    expect((await from(lender, '198.51.100.1', login, { mobile, code }, other)).code).toBe(0);
  });

  it('the waits between the codes of many strangers grow to two hours, and no further', async () => {
    const lender = await startTestLender(test.db);
    await registered(lender, '722000001');
    const waits: number[] = [];
    for (let place = 0; waits.length < 9; place += 1) {
      const answer = await from(lender, `198.51.${place}.1`, getVerifyCode, { mobile });
      if (answer.code === 0) continue;
      expect(answer.code).toBe(errorCodes.tooManyCodes);
      const waitMs = answer.data['retryAt']! - lender.now();
      waits.push(waitMs / minute);
      await lender.pass(waitMs);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  });

  it('a code is good at the phone that asked for the code, and at no other', async () => {
    const lender = await startTestLender(test.db);
    granted(await lender.call(getVerifyCode, { mobile }, { phone }));
    const code = await readCode(lender);
    for (const elsewhere of [{}, { phone: 'B'.repeat(22) }])
      expect((await lender.call(register, { mobile, code }, elsewhere)).code).toBe(errorCodes.codeWrong);
    granted(await lender.call(register, { mobile, code }, { phone }));
  });
});
