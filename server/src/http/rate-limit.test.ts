import { errorCodes } from '@kopa/contract';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode, login } from '@kopa/contract/calls/security';
import { kenya } from '@kopa/contract/policy';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { inject, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { rateLimitAttempts } from '../storage/schema/index.ts';

const { perAddressHour, perDeviceHour } = kenya.verification;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(712_000_000 + at));

/** The code of the answer to a query about a number from an address with a device. */
async function asked(
  lender: TestLender,
  mobile: string,
  { device, address, behind }: { device: string; address: string; behind?: string },
): Promise<number> {
  const sent = await inject(existsByMobile, { mobile }, {});
  const reply = await lender.app.inject({
    ...sent,
    headers: { ...sent.headers, afid: device, ...(behind && { 'x-forwarded-for': behind }) },
    remoteAddress: address,
  });
  return reply.json<{ code: number }>().code;
}

onBothEngines('the rate limit', (test) => {
  it('[S7-08] a device above the limit is refused for an hour, and other devices are not', async () => {
    const lender = await startTestLender(test.db);
    const from = { device: 'a', address: '203.0.113.7' };
    for (const mobile of numbers(perDeviceHour)) expect(await asked(lender, mobile, from)).toBe(0);
    expect(await asked(lender, '712345678', from)).toBe(errorCodes.tooManyRequests);
    expect(await asked(lender, '712345678', { ...from, device: 'b' })).toBe(0);
    await lender.pass(3_600_000);
    expect(await asked(lender, '712345678', from)).toBe(0);
  });

  it('devices with one long beginning are one, and without a name none is counted', async () => {
    const lender = await startTestLender(test.db);
    const long = 'x'.repeat(200);
    for (const mobile of numbers(perDeviceHour))
      expect(await asked(lender, mobile, { device: long + mobile, address: '203.0.113.7' })).toBe(0);
    expect(await asked(lender, '712345678', { device: long, address: '203.0.113.7' })).toBe(
      errorCodes.tooManyRequests,
    );
    const { headers, ...sent } = await inject(existsByMobile, { mobile: '712345678' });
    const { afid: _, ...unnamed } = headers as Record<string, string>;
    for (let time = 0; time <= perDeviceHour; time += 1)
      expect((await lender.raw({ ...sent, headers: unnamed, remoteAddress: '203.0.113.8' })).code).toBe(0);
  });

  it('an address with many devices is refused, and further attempts do not extend the period', async () => {
    const lender = await startTestLender(test.db);
    const at = lender.now();
    const from = { device: '', address: '203.0.113.7' };
    expect(await asked(lender, '712345678', from)).toBe(0);
    const subject = (await test.db.select().from(rateLimitAttempts))[0]!.subject;
    await test.db
      .insert(rateLimitAttempts)
      .values(Array.from({ length: perAddressHour - 1 }, () => ({ action: 'login' as const, subject, at })));
    for (let time = 0; time < 3; time += 1)
      expect(await asked(lender, '712345678', { ...from, device: String(time) })).toBe(
        errorCodes.tooManyNearby,
      );
    expect(await asked(lender, '712345678', { ...from, address: '203.0.113.8' })).toBe(0);
    await lender.pass(3_600_000);
    expect(await asked(lender, '712345678', from)).toBe(0);
  });

  it('the limit holds under concurrent attempts', async () => {
    const lender = await startTestLender(test.db);
    const from = { device: 'a', address: '203.0.113.7' };
    const codes = await Promise.all(numbers(perDeviceHour + 10).map((mobile) => asked(lender, mobile, from)));
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(perDeviceHour);
  });

  it('requested codes and attempted logins are counted separately', async () => {
    const lender = await startTestLender(test.db);
    for (const mobile of numbers(perDeviceHour)) await lender.send(login, { mobile, code: '000000' });
    expect((await lender.send(login, { mobile: '712345678', code: '000000' })).code).toBe(
      errorCodes.tooManyRequests,
    );
    for (const mobile of numbers(perDeviceHour))
      expect((await lender.send(getVerifyCode, { mobile })).code).toBe(0);
    const refused = await lender.send(getVerifyCode, { mobile: '712345678' });
    expect(refused).toMatchObject({
      code: errorCodes.tooManyRequests,
      data: { retryAt: lender.now() + 3_600_000 },
    });
  });

  it('a forwarded address counts only if it comes from a trusted proxy', async () => {
    const direct = await startTestLender(test.db);
    const far = { device: '', address: '203.0.113.7' };
    await asked(direct, '712345678', { ...far, behind: '198.51.100.1' });
    await asked(direct, '712345678', { ...far, behind: '198.51.100.2' });
    expect(new Set((await test.db.select().from(rateLimitAttempts)).map(({ subject }) => subject)).size).toBe(
      1,
    );
    const behind = await startTestLender(test.db, { TRUST_PROXY: '203.0.113.0/24' });
    await asked(behind, '712345678', { ...far, behind: '198.51.100.1' });
    await asked(behind, '712345678', { ...far, behind: '198.51.100.2' });
    expect(new Set((await test.db.select().from(rateLimitAttempts)).map(({ subject }) => subject)).size).toBe(
      3,
    );
  });

  it('addresses and devices are stored unreadably, and deleted after two days', async () => {
    const lender = await startTestLender(test.db);
    await asked(lender, '712345678', { device: 'a-device', address: '203.0.113.7' });
    const kept = JSON.stringify(await test.db.select().from(rateLimitAttempts));
    for (const secret of ['a-device', '203.0.113.7', '712345678']) expect(kept).not.toContain(secret);
    await lender.pass(4 * 24 * 3_600_000);
    expect(await test.db.select().from(rateLimitAttempts)).toEqual([]);
  });
});
