import { kenya } from '@kopa/contract';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orderEvents, orders, users } from '../../storage/schema/index.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { advance } from './advance.ts';
import { orderMachine, type OrderEvent } from './order-machine.ts';

const at = Date.UTC(2026, 0, 15, 9);
const orderNo = 'K-TEST';
/** The flow of the specification's section 4 and the lender's plan: each step with the following steps. */
const mayFollow: Record<number, readonly number[]> = {
  6: [11, 8],
  11: [12, 8],
  12: [5, 8],
  5: [17, 8],
  17: [1, 8],
  1: [9, 12, 14, 8],
  14: [18, 8],
  18: [7, 8],
  7: [2, 18],
  2: [2, 3, 4, 10],
  3: [2, 4, 10],
  10: [2, 3, 4],
  4: [],
  8: [],
  // A person approves on appeal.
  9: [14],
};
const events = [...new Set(orderMachine.map((row) => row.event))];

onBothEngines('the order machine', (test) => {
  async function openOrder(step: OrderStep) {
    await emptyDatabase(test.db);
    await test.db
      .insert(users)
      .values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
    await test.db.insert(orders).values({
      orderNo,
      userId: 'u1',
      step,
      productId: 'p',
      loanPurpose: 'health',
      loanAmountCents: 1_000_000,
      tenureDays: 91,
      terms: kenya.pricing,
      createdAt: at,
    });
  }
  const move = (event: OrderEvent, when = at) =>
    inTransaction(test.db, (tx) => advance(tx, { orderNo, event, at: when }));
  const stored = async () => (await test.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]!;
  const history = () => test.db.select().from(orderEvents).orderBy(asc(orderEvents.id));

  it('the machine never makes an illegal move, and writes one event per move', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(orderSteps)),
        fc.array(fc.constantFrom(...events), { maxLength: 25 }),
        async (start, sequence) => {
          await openOrder(start);
          let moves = 0;
          for (const event of sequence) {
            const before = (await stored()).step;
            const result = await move(event).then(
              (order) => order.step,
              (error: unknown) => error,
            );
            const after = (await stored()).step;
            if (result instanceof Error) {
              expect(result).toBeInstanceOf(StepOutOfTurn);
              expect((result as StepOutOfTurn).step).toBe(before);
              expect(after).toBe(before);
            } else {
              moves += 1;
              expect(after).toBe(result);
              expect(mayFollow[before]).toContain(after);
            }
          }
          const rows = await history();
          expect(rows).toHaveLength(moves);
          let step: number = start;
          for (const row of rows) {
            expect(row.fromStep).toBe(step);
            step = row.toStep;
          }
        },
      ),
      { numRuns: 40, seed: 2 },
    );
  });

  it('the machine moves from the first section to the end of the loan', async () => {
    await openOrder(orderSteps.basicInfo);
    const walk: [OrderEvent, number][] = [
      ['basicInfoSaved', 11],
      ['additionSaved', 12],
      ['photosFinished', 5],
      ['payoutAdded', 17],
      ['submitted', 1],
      ['approved', 14],
      ['agreed', 18],
      ['drawn', 7],
      ['disbursed', 2],
      ['fellOverdue', 3],
      ['paidOff', 4],
    ];
    for (const [event, step] of walk) expect((await move(event)).step).toBe(step);
    expect((await stored()).closedAt).toBe(at);
  });

  it('one of two concurrent equal moves succeeds', async () => {
    await openOrder(orderSteps.getMoney);
    const both = await Promise.allSettled([move('drawn'), move('drawn'), move('drawn')]);
    expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  it('[S9-04] an approval lapses only after its time, and then allows no other move', async () => {
    await openOrder(orderSteps.confirm);
    await expect(move('lapsed')).rejects.toBeInstanceOf(StepOutOfTurn);
    await test.db.update(orders).set({ collectBefore: at + 1000 });
    await expect(move('lapsed', at + 999)).rejects.toBeInstanceOf(StepOutOfTurn);
    await expect(move('agreed', at + 1000)).rejects.toBeInstanceOf(StepOutOfTurn);
    expect((await move('lapsed', at + 1000)).step).toBe(orderSteps.cancel);
  });

  it('the machine allows one loan at a time', async () => {
    await openOrder(orderSteps.applying);
    const [order] = await test.db.select().from(orders);
    const { position: _, ...copy } = order!;
    await expect(test.db.insert(orders).values({ ...copy, orderNo: 'K-2' })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
    await test.db.update(orders).set({ step: orderSteps.finish });
    await expect(test.db.insert(orders).values({ ...copy, orderNo: 'K-2' })).resolves.toBeDefined();
  });
});
