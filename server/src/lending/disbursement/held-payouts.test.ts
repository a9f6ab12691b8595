import { getMoney } from '@kopa/contract/calls/loan';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Applicant } from '../../../test/borrower.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import { agreed, books, expectBalanced, settle, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import type { TestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { disbursements } from '../../storage/schema/index.ts';
import { askAboutPayout, giveUpPayout, sendPayoutAgain } from './held-payouts.ts';

const test = useDatabase();
const payOutPath = '/mpesa/b2c/v3/paymentrequest';
const statusPath = '/mpesa/transactionstatus/v1/query';

const happening = fc.oneof(
  fc.record({
    kind: fc.constant('fault' as const),
    path: fc.constantFrom(payOutPath, payOutPath, statusPath),
    fault: fc.constantFrom('lostBefore' as const, 'lostAfter', 'unreached', 'unauthorized'),
  }),
  fc.record({
    kind: fc.constant('settle' as const),
    resultCode: fc.constantFrom(0, 1, 1, 2040),
    copies: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 70) }),
  fc.record({ kind: fc.constantFrom('collect' as const, 'ask', 'send', 'send', 'giveUp') }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

interface World {
  lender: TestLender;
  loan: Applicant;
  network: ReturnType<typeof faultyNetwork>;
}

/** The payouts of the loan in the provider's book. */
const provided = ({ loan }: World, state: 'held' | 'settled') =>
  test.db
    .select()
    .from(simulatedPayments)
    .where(
      and(
        eq(simulatedPayments.orderNo, loan.orderNo),
        eq(simulatedPayments.kind, 'disbursement'),
        eq(simulatedPayments.state, state),
      ),
    );

async function happen(world: World, what: Happening): Promise<void> {
  const { lender, loan, network } = world;
  switch (what.kind) {
    case 'fault':
      network.fail(what.path, what.fault);
      break;
    case 'pass':
      await lender.pass(what.minutes * minute);
      break;
    case 'settle': {
      const [waiting] = await provided(world, 'held');
      if (waiting) await settle(lender, waiting.reference, what.resultCode, what.copies);
      break;
    }
    case 'collect':
      await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token });
      break;
    default:
      await decide(lender, loan, what.kind);
  }
  await lender.jobs.runDue();
}

async function decide(
  lender: TestLender,
  { orderNo }: Applicant,
  kind: 'ask' | 'send' | 'giveUp',
): Promise<void> {
  const at = lender.now();
  const all = await test.db.select().from(disbursements).where(eq(disbursements.orderNo, orderNo));
  for (const { id } of all)
    await inTransaction(test.db, async (tx) => {
      if (kind === 'ask') await askAboutPayout(tx, id, at);
      else if (kind === 'send') await sendPayoutAgain(tx, id, at);
      else await giveUpPayout(tx, id, at, lender.lender.policy);
    });
}

it('whatever fails and whatever people do, a loan is paid out at most once, and the books agree', async () => {
  const network = faultyNetwork();
  const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
  let run = 0;
  let held = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (happenings) => {
      run += 1;
      const loan = await agreed(lender, `70100${String(run).padStart(4, '0')}`);
      const world = { lender, loan, network };
      await happen(world, { kind: 'collect' });
      for (const what of happenings) {
        await happen(world, what);
        const states = await test.db.select({ state: disbursements.state }).from(disbursements);
        held += states.filter(({ state }) => state === 'held').length;
      }
      network.mend();
      await lender.pass(hour);
      await happen(world, { kind: 'settle', resultCode: 0, copies: 1 });
      await lender.pass(13 * hour);
      expect((await provided(world, 'settled')).length).toBeLessThanOrEqual(1);
      expect((await books(lender)).balances.suspense ?? 0).toBe(0);
      await expectBalanced(lender);
    }),
    { numRuns: 14, seed: 20_261_125, endOnFailure: true },
  );
  expect(held).toBeGreaterThan(0);
});
