import { addDays, kenya, type PricingTerms } from '@kopa/contract';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDatabase, useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { paidOut } from '../../../test/provider.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { disbursements, extensions, orders, users } from '../../storage/schema/index.ts';
import { recordPayout } from '../disbursement/payout-outcome.ts';
import { accruePage } from '../ledger/accrue-page.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { confirmExtension, offeredExtension } from './extension.ts';
import { recordPaidIn } from './paid-in.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';

const orderNo = 'K1';
const hour = 3_600_000;
const policy = { ...kenya, extension: { days: 30, feePpm: 9800, most: 3 } };

/** A loan whose money has arrived. */
async function lend(db: Database, terms: PricingTerms, principalCents: number): Promise<void> {
  await emptyDatabase(db);
  await db.insert(users).values(newBorrower(db, { id: 'u1', mobile: '712345678', createdAt: begin }));
  await db.insert(orders).values({
    orderNo,
    userId: 'u1',
    step: orderSteps.lending,
    productId: 'personal',
    loanPurpose: 'health',
    loanAmountCents: principalCents,
    tenureDays: 91,
    terms,
    createdAt: begin,
  });
  await db.insert(disbursements).values({
    id: 'D1',
    orderNo,
    state: 'accepted',
    principalCents,
    feeCents: 9_800,
    taxCents: 1_800,
    amountCents: principalCents - 11_600,
    mobile: '',
    createdAt: begin,
  });
  await inTransaction(db, (tx) => recordPayout(tx, paidOut('D1', 'SPAYOUT001'), begin, policy));
}

/** Confirms an extension at its price, if there is one; gives the price in cents. */
function confirm(db: Database, at: number): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, orderNo))!;
    const offered = await offeredExtension(tx, order, dayOf(at), policy).catch(() => null);
    return (
      offered && (await confirmExtension(tx, offered, offered.payNowCents, at, policy.market)).payNowCents
    );
  });
}

const terms = fc.record({
  accrual: fc.constantFrom('daily' as const, 'flat' as const),
  interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
  penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
  roundingUnitCents: fc.constantFrom(1, 100),
});
const happening = fc.record({
  gap: fc.integer({ min: 0, max: 60 }),
  kind: fc.constantFrom('extend', 'extend', 'pay', 'extendAndPayFirst'),
  shillings: fc.integer({ min: 1, max: 5_000 }),
  /** The delay of the report after the payment, in days. */
  late: fc.constantFrom(0, 0, 0, 1, 4),
  copies: fc.integer({ min: 1, max: 2 }),
  nights: fc.boolean(),
});

const test = useDatabase();

it('[S1-25] any history with extensions equals the computation from its facts, and sums to zero', async () => {
  let extended = 0;
  await fc.assert(
    fc.asyncProperty(
      terms,
      fc.integer({ min: 2, max: 50 }),
      fc.array(happening, { minLength: 1, maxLength: 6 }),
      async (changed, thousands, history) => {
        const { db } = test;
        await lend(db, { ...kenya.pricing, ...changed }, thousands * 100_000);
        let day = dayOf(begin);
        let told = 0;
        let received = 0;
        const pay = async (cents: number, paidAt: number, toldAt: number, copies: number) => {
          told += 1;
          received += cents;
          const payment = { receipt: `SRECEIPT${told}`, amountCents: cents, paidAt };
          const paidIn = { kind: 'paidIn', account: orderNo, payment } as const;
          for (let copy = 0; copy < copies; copy += 1)
            await inTransaction(db, (tx) => recordPaidIn(tx, paidIn, toldAt, policy.market));
        };
        const night = async (today: string) =>
          inTransaction(db, (tx) =>
            accruePage(
              tx,
              { today, through: addDays(today, -1), at: startOfDay(today) + hour / 12 },
              { most: 10, waiting: true },
            ),
          );
        for (const { gap, kind, shillings, late, copies, nights } of history) {
          day = addDays(day, gap);
          if (nights) await night(day);
          const at = startOfDay(day) + 12 * hour;
          const priceCents = kind === 'pay' ? null : await confirm(db, at);
          if (kind === 'extendAndPayFirst') await pay(shillings * 100, at, at, 1);
          const cents = priceCents ?? shillings * 100;
          const toldOn = addDays(day, late);
          if (nights) await night(toldOn);
          await pay(cents, at + hour, startOfDay(toldOn) + 14 * hour, copies);
          day = toldOn;
          const { ledgerSum, differing, balances } = await inTransaction(db, reconcile);
          expect({ ledgerSum, differing }).toEqual({ ledgerSum: 0, differing: [] });
          expect(balances.paybillFloat).toBe(received);
          expect(balances.principalReceivable).toBeGreaterThanOrEqual(0);
        }
        await night(addDays(day, 40));
        const { ledgerSum, differing } = await inTransaction(db, reconcile);
        expect({ ledgerSum, differing }).toEqual({ ledgerSum: 0, differing: [] });
        const done = await db.select().from(extensions).where(eq(extensions.state, 'extended'));
        extended += done.length;
        for (const { journalKey, settledAt } of done) {
          expect(journalKey).toMatch(/^receipt:SRECEIPT/);
          expect(settledAt).not.toBeNull();
        }
      },
    ),
    { seed: 20_260_123, numRuns: 25 },
  );
  // The histories are about something.
  expect(extended).toBeGreaterThan(20);
});
