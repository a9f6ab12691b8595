import type { Policy } from '@kopa/contract';
import { cancelDrawMoney, getMoney } from '@kopa/contract/calls/loan';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { submitted } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  approved,
  expectBalanced,
  settle,
  heldReference,
  startMoneyLender,
  stepOf,
} from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { hour } from '../../test/times.ts';
import { agreements, disbursements, jobs, orders } from '../storage/schema/index.ts';

const follow = (lender: TestLender, changes: Partial<Policy>) => {
  lender.lender.policy = { ...lender.lender.policy, ...changes };
};

const approve = async (lender: TestLender, orderNo: string) =>
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] })).order;

onBothEngines('an agreed loan that nobody collects', (test) => {
  it('[S9-03] is not paid out by itself where only the borrower collects, and lapses', async () => {
    const lender = await startMoneyLender(test.db);
    const { token } = await agreed(lender);
    await lender.pass(24 * hour - 1);
    expect(await stepOf(lender, token)).toBe(18);
    await lender.pass(1);
    expect(await stepOf(lender, token)).toBe(8);
    expect(await test.db.select().from(disbursements)).toEqual([]);
  });

  it('[S9-03] is paid out by itself after its hours, once', async () => {
    const lender = await startMoneyLender(test.db);
    follow(lender, { autoDisburse: { afterHours: 6 } });
    const loan = await agreed(lender);
    await lender.pass(6 * hour - 1);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await lender.pass(1);
    expect(await stepOf(lender, loan.token)).toBe(7);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(await test.db.select().from(disbursements)).toHaveLength(1);
    await expectBalanced(lender);
  });

  it('[S9-03] without an agreement is never paid out', async () => {
    const lender = await startMoneyLender(test.db);
    follow(lender, { autoDisburse: { afterHours: 6 } });
    const offered = await approved(lender);
    await lender.pass(12 * hour);
    expect(await stepOf(lender, offered.token)).toBe(14);
    // Not even when somebody has moved the order by hand and queued the work.
    await test.db.update(orders).set({ step: 18 }).where(eq(orders.orderNo, offered.orderNo));
    await test.db.insert(jobs).values({
      kind: 'autoDraw',
      key: offered.orderNo,
      runAt: lender.now(),
      notBefore: lender.now(),
      payload: { orderNo: offered.orderNo },
    });
    await lender.jobs.runDue();
    expect(await test.db.select().from(agreements)).toEqual([]);
    expect(await test.db.select().from(disbursements)).toEqual([]);
    expect(await stepOf(lender, offered.token)).toBe(18);
  });

  it('is paid out once when its borrower collects at the same moment', async () => {
    const lender = await startMoneyLender(test.db);
    follow(lender, { autoDisburse: { afterHours: 6 } });
    const { token, orderNo } = await agreed(lender);
    await lender.sandbox.clock.moveTo(begin + 6 * hour);
    const [answer] = await Promise.all([
      lender.call(getMoney, { orderNo }, { token }),
      lender.jobs.runDue(),
      lender.call(getMoney, { orderNo }, { token }),
    ]);
    expect(granted(answer).order.step).toBe(7);
    expect(await test.db.select().from(disbursements)).toHaveLength(1);
  });
});

describe('automatic drawing', () => {
  const test = useDatabase();

  it('lets the borrower cancel before, and lapses first when its hours are longer', async () => {
    const lender = await startMoneyLender(test.db);
    follow(lender, { autoDisburse: { afterHours: 24 } });
    const { token, orderNo } = await agreed(lender);
    const other = await agreed(lender, '722000555');
    granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'noLongerNeeded' }, { token }));
    await lender.pass(25 * hour);
    expect(await stepOf(lender, token)).toBe(8);
    expect(await stepOf(lender, other.token)).toBe(8);
    expect(await test.db.select().from(disbursements)).toEqual([]);
    expect(lender.log()).not.toContain('job failed');
  });

  it('does nothing where drawing takes a code, and when the policy has changed meanwhile', async () => {
    const lender = await startMoneyLender(test.db);
    const { collect } = lender.lender.policy;
    follow(lender, { autoDisburse: { afterHours: 6 } });
    const { token } = await agreed(lender);
    follow(lender, { collect: { ...collect, verifyCode: 'always' } });
    await lender.pass(7 * hour);
    expect(await stepOf(lender, token)).toBe(18);
    follow(lender, { collect, autoDisburse: 'none' });
    const later = await agreed(lender, '722000555');
    await lender.pass(7 * hour);
    expect(await stepOf(lender, later.token)).toBe(18);
  });
});

describe('an approval', () => {
  const test = useDatabase();

  it('[S9-04] lapses 24 hours after it, in the reading of the approval', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo, token } = await submitted(lender);
    await lender.sandbox.clock.moveTo(begin + 5 * hour);
    expect((await approve(lender, orderNo)).collectBefore).toBe(begin + 29 * hour);
    await lender.pass(24 * hour - 1);
    expect(await stepOf(lender, token)).toBe(14);
    await lender.pass(1);
    expect(await stepOf(lender, token)).toBe(8);
  });

  it('[S9-04] lapses 24 hours after the application was sent, in the other reading', async () => {
    const lender = await startTestLender(test.db);
    const { collect } = lender.lender.policy;
    follow(lender, { collect: { ...collect, expireFrom: 'submission' } });
    const { orderNo, token } = await submitted(lender);
    await lender.sandbox.clock.moveTo(begin + 5 * hour);
    expect((await approve(lender, orderNo)).collectBefore).toBe(begin + 24 * hour);
    await lender.pass(19 * hour - 1);
    expect(await stepOf(lender, token)).toBe(14);
    await lender.pass(1);
    expect(await stepOf(lender, token)).toBe(8);
  });
});
