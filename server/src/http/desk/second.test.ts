import { deskRefundAct, deskRefunds } from '@kopa/contract/desk/calls/refunds';
import { deskSecond, deskSecondDecide, deskSecondWithdraw } from '@kopa/contract/desk/calls/second';
import { deskEndStaff } from '@kopa/contract/desk/calls/staff';
import { deskToday } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import type { StaffRole } from '@kopa/contract/desk/rights';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import {
  books,
  disbursed,
  expectBalanced,
  heldReference,
  settle,
  startMoneyLender,
} from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { granted } from '../../../test/test-lender.ts';
import { hour } from '../../../test/times.ts';
import { deskRequests, refunds, staffActs } from '../../storage/schema/index.ts';

const why = 'Seen in the statement';

const send = (person: AtDesk, id: string, key?: string) =>
  person.call(deskRefundAct, { id, act: 'sent', why }, key === undefined ? {} : { key });
const decide = (person: AtDesk, id: string, agreed = true, key?: string) =>
  person.call(deskSecondDecide, { id, agreed, why: 'Checked' }, key === undefined ? {} : { key });
const asked = async (person: AtDesk, id: string) => granted(await send(person, id)).requestId!;
const toDecide = async (person: AtDesk) => granted(await person.call(deskToday, {})).second;

onBothEngines('refunds and the second person', (test) => {
  /** A loan of KSh 10,000, overpaid, whose refund waits; and people of finance. */
  const start = async (paid: number) => {
    const lender = await startMoneyLender(test.db, {}, 0, { REFUND_LIMIT: '0' });
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    const settled = async (reference: string | null | undefined) => {
      await settle(lender, reference!, 0);
      await lender.jobs.runDue();
    };
    // Paid before the loan ends, and told afterwards.
    const late = await payByHand(lender, loan.orderNo, 1_000);
    await settled(await payByHand(lender, loan.orderNo, paid));
    const [held] = await test.db.select().from(refunds).where(eq(refunds.state, 'held'));
    const person = (name: string, ...roles: StaffRole[]) => staffAt(lender, roles, name);
    return {
      lender,
      loan,
      payMore: () => settled(late),
      id: held!.id,
      person,
      asker: await person('Achieng Atieno', 'finance'),
      second: await person('Barasa Wekesa', 'finance'),
    };
  };
  const refund = async () => (await test.db.select().from(refunds).orderBy(asc(refunds.createdAt)))[0]!;
  const acts = async () =>
    (await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).map((row) => [row.act, row.staffId]);

  it('a refund within the limit is sent by one person, once however often it is asked for', async () => {
    const { lender, loan, id, asker, second } = await start(12_000);
    const listed = granted(await asker.call(deskRefunds, { limit: 50 }));
    expect(listed).toMatchObject({
      counts: { open: 1, late: 0, sumCents: 200_000 },
      items: [
        {
          id,
          orderNo: loan.orderNo,
          cents: 200_000,
          because: 'large',
          toPhone: null,
          overpaidCents: 200_000,
          isAsked: false,
        },
      ],
    });
    expect(listed.items[0]!.dueAt! - listed.items[0]!.since).toBe(72 * hour);
    expect(granted(await send(asker, id, 'once'))).toEqual({ requestId: null });
    expect(granted(await send(asker, id, 'once'))).toEqual({ requestId: null });
    expect((await send(second, id)).code).toBe(deskErrorCodes.itemGone);
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await refund()).toMatchObject({ state: 'paid', decidedBy: 'Achieng Atieno' });
    expect(await acts()).toEqual([['refunds.sent', asker.id]]);
    expect((await books(lender)).balances.borrowerOverpayment).toBe(0);
    await expectBalanced(lender);
  });

  it('above the limit two people decide: who asked never does, whatever roles that person has', async () => {
    const { lender, loan, id, second, person } = await start(25_000);
    const both = await person('Achieng Atieno', 'finance', 'admin');
    const agent = await person('Chebet Ngetich', 'agent');
    const requestId = await asked(both, id);
    expect((await refund()).state).toBe('held');
    expect((await send(both, id)).code).toBe(deskErrorCodes.secondAsked);
    expect((await decide(both, requestId)).code).toBe(deskErrorCodes.ownRequest);
    expect(await decide(agent, requestId)).toMatchObject({
      code: deskErrorCodes.rightMissing,
      data: { ask: ['finance', 'admin'] },
    });
    expect([await toDecide(both), await toDecide(second), await toDecide(agent)]).toEqual([0, 1, 0]);
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      {
        id: requestId,
        cents: 1_500_000,
        why,
        may: 'decide',
        isChanged: false,
        changes: [{ account: 'overpayment', beforeCents: 1_500_000, afterCents: 0 }],
      },
    ]);
    const agreed = granted(await decide(second, requestId, true, 'once'));
    expect(granted(await decide(second, requestId, true, 'once'))).toEqual(agreed);
    expect(agreed).toMatchObject({ state: 'agreed', decidedBy: { name: 'Barasa Wekesa' } });
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await refund()).toMatchObject({ state: 'paid', decidedBy: 'Achieng Atieno, Barasa Wekesa' });
    expect(await acts()).toEqual([
      ['second.asked', both.id],
      ['second.agreed', second.id],
      ['refunds.sent', second.id],
    ]);
    await expectBalanced(lender);
    await expect(test.db.delete(deskRequests)).rejects.toThrow();
    await expect(test.db.update(deskRequests).set({ state: 'open' })).rejects.toThrow();
  });

  it('above the limit of finance an admin decides', async () => {
    const { id, asker, second, person } = await start(65_000);
    const admin = await person('Kiptoo Langat', 'admin');
    const requestId = await asked(asker, id);
    expect(await decide(second, requestId)).toMatchObject({
      code: deskErrorCodes.rightMissing,
      data: { ask: ['admin'] },
    });
    expect([await toDecide(second), await toDecide(admin)]).toEqual([0, 1]);
    granted(await decide(admin, requestId));
    expect((await refund()).state).toBe('requested');
  });

  it('of two people who decide at once, one is told that the request is over', async () => {
    const { id, asker, second, person } = await start(25_000);
    const third = await person('Kiptoo Langat', 'admin');
    const requestId = await asked(asker, id);
    const codes = (await Promise.all([decide(second, requestId), decide(third, requestId, false)])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, deskErrorCodes.requestOver]);
    expect(
      (await acts()).filter(([act]) => act === 'second.agreed' || act === 'second.refused'),
    ).toHaveLength(1);
    const [request] = await test.db.select().from(deskRequests).orderBy(asc(deskRequests.id));
    expect((await refund()).state).toBe(request!.state === 'agreed' ? 'requested' : 'held');
  });

  it('what has changed since, lapsed or was withdrawn is not agreed to, and can be asked anew', async () => {
    const { lender, id, payMore, asker, second } = await start(25_000);
    const first = await asked(asker, id);
    await payMore();
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { id: first, isChanged: true },
    ]);
    expect((await decide(second, first)).code).toBe(deskErrorCodes.changedMeanwhile);
    expect((await refund()).state).toBe('held');
    expect((await second.call(deskSecondWithdraw, { id: first })).code).toBe(deskErrorCodes.notAsker);
    granted(await asker.call(deskSecondWithdraw, { id: first }));
    const next = await asked(asker, id);
    await lender.pass(72 * hour);
    const late = await staffAt(lender, ['finance'], 'Halima Said');
    expect(await decide(late, next)).toMatchObject({
      code: deskErrorCodes.requestOver,
      data: { state: 'lapsed' },
    });
    expect(await toDecide(late)).toBe(0);
    expect(await asked(late, id)).not.toBe(next);
    expect(granted(await late.call(deskSecond, { state: 'over' })).items.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['lapsed', 'withdrawn']),
    );
  });

  it('the request of somebody who has ended waits for a second person all the same', async () => {
    const { id, asker, second, person } = await start(25_000);
    const admin = await person('Kiptoo Langat', 'admin');
    const requestId = await asked(asker, id);
    granted(await admin.call(deskEndStaff, { staffId: asker.id, why: 'Left the company' }));
    expect((await refund()).state).toBe('held');
    expect(granted(await decide(second, requestId, false))).toMatchObject({ state: 'refused' });
    expect((await refund()).state).toBe('held');
    const again = await asked(second, id);
    expect((await decide(second, again)).code).toBe(deskErrorCodes.ownRequest);
    granted(await decide(admin, again));
    expect((await refund()).decidedBy).toBe('Barasa Wekesa, Kiptoo Langat');
  });
});
