import { applyMarket } from '@kopa/contract/calls/loan';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { application, loggedIn, registered, submitted } from '../../test/borrower.ts';
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

/** More than a page. */
const manyRows = 6_000;

describe('many records that are over at once', () => {
  const test = useDatabase();
  const left = async () => {
    const { rows } = await test.db.execute(sql`
      select (select count(*) from idempotency_keys) + (select count(*) from verification_codes)
        + (select count(*) from rate_limit_attempts) + (select count(*) from attempt_budgets)
        + (select count(*) from sms_deliveries) + (select count(*) from order_photos)
        + (select count(*) from jobs where kind = 'old') as many`);
    return Number(rows[0]!['many']);
  };
  /** A lender with many records of one instant, of each kind, and orders with photos. */
  const start = async (manyOrders: number) => {
    const lender = await startTestLender(test.db);
    const { orderNo } = await submitted(lender);
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: ['longDelay'] }));
    const at = sql`${lender.now()}::bigint`;
    const n = sql`generate_series(1, ${manyRows}::int) n`;
    const no = sql`generate_series(1, ${manyOrders}::int) n`;
    for (const statement of [
      sql`insert into idempotency_keys (owner, call, key, request_hash, created_at)
        select 'visitor', 'login', n, '', ${at} from ${n}`,
      sql`insert into verification_codes (mobile_hash, salt, code_hash, created_at, expires_at)
        select n, '', '', ${at}, ${at} from ${n}`,
      sql`insert into rate_limit_attempts (action, subject, at) select 'code', n, ${at} from ${n}`,
      sql`insert into attempt_budgets (action, subject, "from", used) select 'code', n, ${at}, 1 from ${n}`,
      sql`insert into sms_deliveries (message_id, status, sent_at) select n, 'Sent', ${at} from ${n}`,
      sql`insert into jobs (kind, key, payload, run_at, not_before, done_at)
        select 'old', n, '{}', ${at}, ${at}, ${at} from ${n}`,
      sql`insert into orders (order_no, user_id, step, product_id, loan_amount_cents, tenure_days, terms, created_at, decided_at)
        select 'old' || n, user_id, step, product_id, loan_amount_cents, tenure_days, terms, ${at}, ${at} from orders, ${no}`,
      sql`insert into order_photos (order_no, kind, file, media_type, width, height, taken_at)
        select 'old' || n, 'face', 'none' || n, 'image/png', 1, 1, ${at} from ${no}`,
    ])
      await test.db.execute(statement);
    await lender.sandbox.clock.moveTo(lender.now() + 120 * day);
    return lender;
  };
  const nextDays = () =>
    test.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'forget'), isNull(jobs.doneAt)));

  it('all are deleted in one night, and the next night is queued', async () => {
    // More than the parameters of a statement.
    const lender = await start(66_000);
    await lender.jobs.runDue();
    expect(await left()).toBe(0);
    expect(await nextDays()).toHaveLength(1);
  });

  it('what cannot be deleted keeps neither the rest nor the next night', async () => {
    const lender = await start(1);
    await test.db.execute(sql`create trigger fails before delete on verification_codes
      for each statement execute function refuse_change()`);
    try {
      await lender.jobs.runDue();
    } finally {
      await test.db.execute(sql`drop trigger fails on verification_codes`);
    }
    expect(await left()).toBeGreaterThanOrEqual(manyRows);
    expect(await left()).toBeLessThan(2 * manyRows);
    expect((await nextDays()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 1]);
  });
});
