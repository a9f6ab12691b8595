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

onBothEngines('an agreed loan that the borrower does not collect', (test) => {
  it('[S9-03] the loan lapses under a policy without automatic disbursement', async () => {
    const lender = await startMoneyLender(test.db);
    const { token } = await agreed(lender);
    await lender.pass(24 * hour - 1);
    expect(await stepOf(lender, token)).toBe(18);
    await lender.pass(1);
    expect(await stepOf(lender, token)).toBe(8);
    expect(await test.db.select().from(disbursements)).toEqual([]);
  });

  it("[S9-03] the loan is disbursed automatically after the policy's hours, once", async () => {
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

  it('[S9-03] a loan without an agreement is never disbursed automatically', async () => {
    const lender = await startMoneyLender(test.db);
    follow(lender, { autoDisburse: { afterHours: 6 } });
    const offered = await approved(lender);
    await lender.pass(12 * hour);
    expect(await stepOf(lender, offered.token)).toBe(14);
    // Not even after a manual move of the order and a queued job.
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

  it('the loan is disbursed once when the borrower collects at the same moment', async () => {
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

describe('automatic disbursement', () => {
  const test = useDatabase();

  it("the borrower can cancel before the disbursement, and the offer lapses first if the policy's hours are longer", async () => {
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

  it('automatic disbursement is off where a collection needs a code, and after a change of the policy', async () => {
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

  it('[S9-04] an approval lapses after 24 hours, counted from the approval', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo, token } = await submitted(lender);
    await lender.sandbox.clock.moveTo(begin + 5 * hour);
    expect((await approve(lender, orderNo)).collectBefore).toBe(begin + 29 * hour);
    await lender.pass(24 * hour - 1);
    expect(await stepOf(lender, token)).toBe(14);
    await lender.pass(1);
    expect(await stepOf(lender, token)).toBe(8);
  });

  it('[S9-04] an approval lapses after 24 hours, counted from the submission, in the other reading', async () => {
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
