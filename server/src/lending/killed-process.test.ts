import { getMoney } from '@kopa/contract/calls/loan';
import { sandboxSettle } from '@kopa/contract/calls/sandbox';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mobile, type Applicant } from '../../test/borrower.ts';
import { agreed, detailOf, expectBalanced, startMoneyLender, stepOf } from '../../test/loan.ts';
import { openMortal, type MortalDatabase } from '../../test/mortal-database.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import type { TestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { disbursements, orderEvents } from '../storage/schema/index.ts';
import { simulatedPayments } from '../ports/payments/simulator/tables.ts';

/** A borrower who collects and repays in two parts, each step repeated under its own key until it is done. */
const way: ((lender: TestLender, loan: Applicant) => Promise<unknown>)[] = [
  (lender, { token, orderNo }) => lender.call(getMoney, { orderNo }, { token, key: 'collect' }),
  (lender) => lender.jobs.runDue(),
  (lender) => settleHeld(lender),
  (lender, loan) => pay(lender, loan, 300_000, 'first'),
  (lender) => settleHeld(lender),
  (lender, loan) => pay(lender, loan, 700_000, 'second'),
  (lender) => settleHeld(lender),
  (lender) => lender.jobs.runDue(),
];

function pay(lender: TestLender, { token, orderNo }: Applicant, amountCents: number, key: string) {
  return lender.call(mpesaRepayLink, { orderNo, amountCents, mobile }, { token, key });
}

/** The provider's side: every phone that was asked enters its PIN. */
async function settleHeld(lender: TestLender): Promise<void> {
  const { db } = lender.lender;
  const held = await db.select().from(simulatedPayments).where(eq(simulatedPayments.state, 'held'));
  for (const { reference } of held) await lender.call(sandboxSettle, { reference, resultCode: 0, copies: 1 });
}

/** Runs to the end or to the death of the process, and returns the step of the death. */
async function go(lender: TestLender, loan: Applicant, isDead: () => boolean): Promise<number> {
  for (const [index, step] of way.entries()) {
    await step(lender, loan).catch((error: unknown) => {
      if (!isDead()) throw error;
    });
    if (isDead()) return index;
  }
  return way.length;
}

describe('a process that is killed after any of its commits', () => {
  let database: MortalDatabase;
  beforeAll(async () => {
    database = await openMortal();
  });
  afterAll(() => database.close());

  /** How many commits the way takes when nothing happens. */
  async function commitsOfTheWay(): Promise<number> {
    const { lender, loan, process } = await prepared();
    const before = process.commits();
    expect(await go(lender, loan, process.isDead)).toBe(way.length);
    expect(await stepOf(lender, loan.token)).toBe(4);
    return process.commits() - before;
  }

  async function prepared() {
    const process = database.process();
    await emptyDatabase(process.db);
    const lender = await startMoneyLender(process.db);
    const loan = await agreed(lender);
    await lender.jobs.runDue();
    return { lender, loan, process };
  }

  it('the next process pays out once and books each payment once', async () => {
    const commits = await commitsOfTheWay();
    expect(commits).toBeGreaterThan(15);
    for (let dieAfter = 1; dieAfter <= commits; dieAfter += 1) {
      const { lender: dying, loan, process } = await prepared();
      const { port } = dying.app.server.address() as { port: number };
      process.dieAfter(dieAfter);
      const died = await go(dying, loan, process.isDead);
      await dying.close();

      // The provider knows the callback address of the request.
      const lender = await startMoneyLender(database.process().db, {}, port);
      for (const step of way.slice(died)) await step(lender, loan);
      for (let round = 0; round < 4 && (await stepOf(lender, loan.token)) !== 4; round += 1) {
        await lender.pass(6 * minute);
        await settleHeld(lender);
        await lender.pass(minute);
        const { owedCents } = await detailOf(lender, loan);
        if (owedCents === 0) continue;
        await pay(lender, loan, owedCents, `rest-${round}`);
        await settleHeld(lender);
      }
      expect([dieAfter, died, await stepOf(lender, loan.token)]).toEqual([dieAfter, died, 4]);
      await expectBalanced(lender);
      const payouts = await lender.lender.db.select().from(disbursements);
      expect(payouts).toMatchObject([{ state: 'paid', amountCents: 988_400 }]);
      const events = await lender.lender.db.select().from(orderEvents);
      expect(events.filter(({ event }) => event === 'disbursed')).toHaveLength(1);
      await lender.close();
    }
  });
});
