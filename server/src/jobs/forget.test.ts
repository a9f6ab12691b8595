import { applyMarket } from '@kopa/contract/calls/loan';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { application, loggedIn, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';
import { idempotencyKeys, jobs, verificationCodes } from '../storage/schema/index.ts';

describe('expired records', () => {
  const test = useDatabase();
  const rows = async () => ({
    keys: (await test.db.select().from(idempotencyKeys)).length,
    codes: (await test.db.select().from(verificationCodes)).length,
  });

  it('answers under idempotency keys and codes are deleted after two days', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const first = granted(await lender.call(applyMarket, application, { token, key: 'apply' }));
    await lender.pass(40 * hour);
    expect(await rows()).toEqual({ keys: 1, codes: 1 });
    expect(granted(await lender.call(applyMarket, application, { token, key: 'apply' }))).toEqual(first);
    await lender.pass(40 * hour);
    expect(await rows()).toEqual({ keys: 0, codes: 0 });
    granted(await lender.call(applyMarket, application, { token, key: 'apply' }));
    await loggedIn(lender);
    granted(await lender.call(getVerifyCode, { mobile: '722000111' }));
    expect(await rows()).toEqual({ keys: 1, codes: 2 });
  });

  it('jobs are deleted a month after their completion', async () => {
    const lender = await startTestLender(test.db);
    await lender.pass(90 * day);
    const done = await test.db.select().from(jobs).where(isNotNull(jobs.doneAt));
    // One job per day of each daily kind.
    const daily = done.filter(({ kind }) => kind === 'forget');
    expect(daily.length).toBeGreaterThan(28);
    expect(daily.length).toBeLessThan(33);
    expect(Math.min(...done.map(({ doneAt }) => doneAt!))).toBeGreaterThan(lender.now() - 32 * day);
  });
});
