import { errorCodes, kenya } from '@kopa/contract';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applied } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { sqlState } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orderEvents, orders, users } from '../../storage/schema/index.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { advance } from './advance.ts';
import { orderMachine, type OrderEvent } from './order-machine.ts';

const at = Date.UTC(2026, 0, 15, 9);
const orderNo = 'K-TEST';

/** Every legal move of section 4 of the specification: event, initial steps, final step. */
const moves: readonly [OrderEvent, readonly number[], number][] = [
  ['basicInfoSaved', [6], 11],
  ['additionSaved', [11], 12],
  ['photosFinished', [12], 5],
  ['payoutAdded', [5], 17],
  ['submitted', [17], 1],
  ['photosAsked', [1], 12],
  ['approved', [1], 14],
  ['rejected', [1], 9],
  ['approvedOnAppeal', [9], 14],
  ['agreed', [14], 18],
  ['drawn', [18], 7],
  ['disbursed', [7], 2],
  ['disbursementFailed', [7], 18],
  ['fellOverdue', [2, 10], 3],
  ['repaymentFailed', [2, 3], 10],
  ['repaymentReceived', [10], 2],
  ['extended', [2, 3, 10], 2],
  ['paidOff', [2, 3, 10], 4],
  ['paymentTakenBack', [4], 2],
  ['cancelled', [6, 11, 12, 5, 17, 1, 14, 18], 8],
  ['lapsed', [14, 18], 8],
];

onBothEngines('every event at every step', (test) => {
  it('the event is a move of the table, or is refused with the current step and changes nothing', async () => {
    const known = new Set(moves.map(([event]) => event));
    for (const { event } of orderMachine) expect(known).toContain(event);
    await test.db
      .insert(users)
      .values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
    await test.db.insert(orders).values({
      orderNo,
      userId: 'u1',
      step: orderSteps.basicInfo,
      productId: 'p',
      loanPurpose: 'health',
      loanAmountCents: 1_000_000,
      tenureDays: 91,
      terms: kenya.pricing,
      createdAt: at,
    });
    let made = 0;
    const seen: unknown[] = [];
    for (const [event, from, to] of moves) {
      for (const step of Object.values(orderSteps)) {
        // Only a lapse needs a time that is over; for all others there is still time.
        const collectBefore = event === 'lapsed' ? at : at + 1;
        await test.db.update(orders).set({ step, collectBefore, closedAt: null });
        const legal = from.includes(step);
        const result = await inTransaction(test.db, (tx) =>
          advance(tx, { orderNo, event, at, details: { reviewEndsAt: at }, note: { of: event } }),
        ).then(
          (order) => order.step,
          (error: unknown) => (error instanceof StepOutOfTurn ? [error.error, error.data] : error),
        );
        expect([event, step, result]).toEqual([event, step, legal ? to : ['stepOutOfTurn', { step }]]);
        const [stored] = await test.db.select().from(orders);
        expect(stored!.step).toBe(legal ? to : step);
        if (legal) {
          made += 1;
          seen.push([event, step, to]);
        }
      }
    }
    const written = await test.db.select().from(orderEvents).orderBy(asc(orderEvents.id));
    expect(written).toHaveLength(made);
    expect(written.map(({ event, fromStep, toStep }) => [event, fromStep, toStep])).toEqual(seen);
    expect(written.map(({ details }) => details)).toEqual(
      written.map(({ event }) => ({ reviewEndsAt: at, of: event })),
    );
    const unknown = inTransaction(test.db, (tx) => advance(tx, { orderNo: 'K-NONE', event: 'approved', at }));
    await expect(unknown).rejects.toThrow('orderNotFound');
  });

  it('two concurrent attempts make one move, and never two different moves', async () => {
    const rivals: [OrderStep, OrderEvent, OrderEvent][] = [
      [orderSteps.applying, 'approved', 'rejected'],
      [orderSteps.getMoney, 'drawn', 'cancelled'],
      [orderSteps.lending, 'disbursed', 'disbursementFailed'],
      [orderSteps.repaying, 'paidOff', 'fellOverdue'],
    ];
    await test.db
      .insert(users)
      .values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
    for (const [index, [step, one, other]] of rivals.entries()) {
      const number = `K-${index}`;
      await test.db.insert(orders).values({
        orderNo: number,
        userId: 'u1',
        step,
        productId: 'p',
        loanPurpose: 'health',
        loanAmountCents: 1_000_000,
        tenureDays: 91,
        terms: kenya.pricing,
        createdAt: at,
      });
      const attempts = Array.from({ length: 20 }, (_, attempt) =>
        inTransaction(test.db, (tx) =>
          advance(tx, { orderNo: number, event: attempt % 2 === 0 ? one : other, at }),
        ),
      );
      const settled = await Promise.allSettled(attempts);
      const events = await test.db.select().from(orderEvents).where(eq(orderEvents.orderNo, number));
      const [stored] = await test.db.select().from(orders).where(eq(orders.orderNo, number));
      // The result of one move may be the legal start of another: each successful move has its row, and the
      // rows form a chain.
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(events.length);
      let now: number = step;
      for (const { fromStep, toStep } of events.sort((a, b) => a.id - b.id)) {
        expect(fromStep).toBe(now);
        now = toStep;
      }
      expect(stored!.step).toBe(now);
      for (const result of settled)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StepOutOfTurn);
      await test.db.update(orders).set({ step: orderSteps.finish });
    }
  });

  it('the database refuses to change or delete an event', async () => {
    const lender = await startTestLender(test.db);
    const loan = await applied(lender);
    const before = await test.db.select().from(orderEvents);
    for (const statement of [
      sql`update order_events set at = 0`,
      sql`update order_events set details = '{}'::jsonb where id = ${before[0]!.id}`,
      sql`delete from order_events`,
    ]) {
      const refused = await test.db.execute(statement).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
      expect(refused).toBe('23001');
    }
    expect(await test.db.select().from(orderEvents)).toEqual(before);
    const { token, orderNo: own } = loan;
    granted(await lender.call(cancelDrawMoney, { orderNo: own, reason: 'wrongAmount' }, { token }));
    const twice = await lender.call(cancelDrawMoney, { orderNo: own, reason: 'wrongAmount' }, { token });
    expect(twice).toMatchObject({ code: errorCodes.cancelTooLate, data: { step: 8 } });
    expect(await test.db.select().from(orderEvents)).toHaveLength(2);
  });
});
