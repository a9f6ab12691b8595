import { kenyaMarket } from '@kopa/contract/market';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { addDays, chargeThrough, kenya, openLoan, owedCents, pay, type PricingTerms } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { paidOut } from '../../../test/provider.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Database } from '../../storage/database.ts';
import { disbursements, entries, journals, orders, repayments, users } from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import { recordPayout } from '../disbursement/payout-outcome.ts';
import { recordPrompt } from '../repayment/prompt-outcome.ts';
import { accrualJobs } from './accrual.ts';
import { balancesOf } from './balances.ts';
import { post, type Journal } from './post.ts';
import { reconcile } from './reconcile.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';

const at = begin;
const today = dayOf(at);
const fact: Journal = {
  key: 'receipt:A',
  kind: 'receipt',
  orderNo: null,
  day: today,
  at,
  sides: { paybillFloat: 500, suspense: -500 },
};

/** An order whose money is on its way. */
async function lendingOrder(db: Database, terms: PricingTerms, principalCents: number, tenureDays: number) {
  await db
    .insert(users)
    .values(newBorrower(db, { id: 'u1', mobile: '712345678', createdAt: at }))
    .onConflictDoNothing();
  await db.insert(orders).values({
    orderNo: 'K1',
    userId: 'u1',
    step: orderSteps.lending,
    productId: 'personal',
    loanPurpose: 'health',
    loanAmountCents: principalCents,
    tenureDays,
    terms,
    createdAt: at,
  });
  await db.insert(disbursements).values({
    id: 'D1',
    orderNo: 'K1',
    state: 'accepted',
    principalCents,
    feeCents: 9_800,
    taxCents: 1_800,
    amountCents: principalCents - 11_600,
    mobile: '',
    createdAt: at,
  });
}

const payOut = (db: Database) =>
  inTransaction(db, (tx) => recordPayout(tx, paidOut('D1', 'SPAYOUT001'), at, kenya));

/** The SQLSTATE that the work fails with, or 'done'. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) =>
      (error.cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code,
  );

onBothEngines('the ledger', (test) => {
  const record = (journal: Partial<Journal>) =>
    inTransaction(test.db, (tx) => post(tx, { ...fact, ...journal }));

  it('a fact is recorded once, also when it is reported twenty times at once', async () => {
    const told = await Promise.all(Array.from({ length: 20 }, () => record({})));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await test.db.select().from(entries)).toHaveLength(2);
  });

  it('a journal that does not sum to zero, or has fewer than two sides, is refused', async () => {
    expect(await codeOf(record({ sides: { paybillFloat: 500, suspense: -499 } }))).toBe('23514');
    expect(await codeOf(record({ sides: { paybillFloat: 500 } }))).toBe('23514');
    expect(await codeOf(record({ sides: {} }))).toBe('23514');
    expect(await test.db.select().from(journals)).toEqual([]);
  });

  it('the database refuses such journals from direct SQL as well', async () => {
    const unbalanced = inTransaction(test.db, async (tx) => {
      const [journal] = await tx
        .insert(journals)
        .values({ key: 'x', kind: 'receipt', orderNo: null, day: today, at })
        .returning();
      await tx.insert(entries).values([
        { journalId: journal!.id, account: 'paybillFloat', cents: 7 },
        { journalId: journal!.id, account: 'suspense', cents: -8 },
      ]);
    });
    expect(await codeOf(unbalanced)).toBe('23514');
  });

  it('the ledger is append-only: no update, no deletion, and no entry in an earlier journal', async () => {
    await record({});
    const [journal] = await test.db.select().from(journals);
    for (const change of [
      test.db.update(entries).set({ cents: 1 }),
      test.db.delete(entries),
      test.db.update(journals).set({ day: '2020-01-01' }),
      test.db.delete(journals),
      test.db.insert(entries).values([
        { journalId: journal!.id, account: 'paybillFloat', cents: 7 },
        { journalId: journal!.id, account: 'suspense', cents: -7 },
      ]),
    ])
      expect(await codeOf(Promise.resolve(change))).toBe('23001');
    expect((await test.db.select().from(entries)).map(({ cents }) => cents)).toEqual([500, -500]);
  });

  it('sums beyond 32 bits are exact', async () => {
    await record({ sides: { paybillFloat: 9_000_000_000_000, suspense: -9_000_000_000_000 } });
    await record({ key: 'receipt:B', sides: { paybillFloat: 1, suspense: -1 } });
    const { balances } = await inTransaction(test.db, reconcile);
    expect(balances.paybillFloat).toBe(9_000_000_000_001);
  });

  it('a disbursement books the principal, the payout, the fee and the tax', async () => {
    await lendingOrder(test.db, kenya.pricing, 1_000_000, 91);
    await Promise.all([payOut(test.db), payOut(test.db), payOut(test.db)]);
    expect(await inTransaction(test.db, (tx) => balancesOf(tx, 'K1'))).toMatchObject({
      principalReceivable: 1_000_000,
      payoutFloat: -988_400,
      feeIncome: -9_800,
      taxPayable: -1_800,
    });
    expect((await test.db.select().from(journals)).map(({ key }) => key)).toEqual(['disbursement:D1']);
  });

  it('a flat loan owes its interest from the first day', async () => {
    await lendingOrder(test.db, { ...kenya.pricing, accrual: 'flat' }, 1_000_000, 91);
    await payOut(test.db);
    expect((await inTransaction(test.db, (tx) => balancesOf(tx, 'K1'))).interestReceivable).toBe(74_800);
  });

  it('the ledger equals the computation from terms and payments for any history, and sums to zero', async () => {
    const terms = fc.record({
      accrual: fc.constantFrom('daily' as const, 'flat' as const),
      interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
      penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
      roundingUnitCents: fc.constantFrom(1, 100),
    });
    const events = fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 70 }),
        shillings: fc.integer({ min: 1, max: 6_000 }),
        /** How many days after the payment its callback comes. */
        late: fc.constantFrom(0, 0, 0, 1, 3),
        copies: fc.integer({ min: 1, max: 3 }),
        nights: fc.boolean(),
      }),
      { maxLength: 7 },
    );
    await fc.assert(
      fc.asyncProperty(
        terms,
        fc.integer({ min: 2, max: 100 }),
        events,
        async (changed, thousands, history) => {
          await emptyDatabase(test.db);
          await lendingOrder(test.db, { ...kenya.pricing, ...changed }, thousands * 100_000, 91);
          await payOut(test.db);
          let day = today;
          let received = 0;
          for (const [index, { gap, shillings, late, copies, nights }] of history.entries()) {
            day = addDays(day, gap);
            const booked = addDays(day, late);
            if (nights) await night(test.db, booked);
            await payPrompt(test.db, index, shillings * 100, day, startOfDay(booked) + 3_600_000, copies);
            received += shillings * 100;
            day = booked;
          }
          await night(test.db, addDays(day, 1));
          await night(test.db, addDays(day, 1));

          const { ledgerSum, differing, balances } = await inTransaction(test.db, reconcile);
          expect(ledgerSum).toBe(0);
          expect(differing).toEqual([]);
          expect(balances.paybillFloat).toBe(received);
          const owed =
            balances.principalReceivable + balances.interestReceivable + balances.penaltyReceivable;
          const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, 'K1'));
          expect(order!.step === orderSteps.finish).toBe(owed === 0);
          expect(balances.borrowerOverpayment === 0 || owed === 0).toBe(true);
        },
      ),
      { seed: 20_261_121, numRuns: 25 },
    );
  });

  it('a late payment counts from its own day', async () => {
    await lendingOrder(test.db, kenya.pricing, 1_000_000, 91);
    await payOut(test.db);
    const paidOn = addDays(today, 20);
    const toldOn = addDays(today, 21);
    await night(test.db, toldOn);
    await payPrompt(test.db, 0, 500_000, paidOn, startOfDay(toldOn) + 3_600_000, 1);
    const [receipt] = await test.db.select().from(journals).where(eq(journals.kind, 'receipt'));
    expect(receipt!.day).toBe(paidOn);
    const opened = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, today).account;
    const expected = chargeThrough(pay(opened, paidOn, 500_000).account, paidOn).account;
    const balances = await inTransaction(test.db, (tx) => balancesOf(tx, 'K1'));
    expect(balances.principalReceivable + balances.interestReceivable).toBe(owedCents(expected));
  });
});

/** The night's work of a loan. */
async function night(db: Database, day: string): Promise<void> {
  const job = accrualJobs['accrueLoan'];
  if (!job || !('inTransaction' in job)) throw new Error('There is no such job.');
  const context = { lender: undefined as never, at: startOfDay(day) + 300_000 };
  await inTransaction(db, (tx) => job.inTransaction(tx, { orderNo: 'K1', day } as never, context));
}

/** A repayment that was asked for, paid on a day, and told at an instant, some times over and all at once. */
async function payPrompt(
  db: Database,
  index: number,
  amountCents: number,
  paidOn: string,
  toldAt: number,
  copies: number,
): Promise<void> {
  const payOrderId = `P${index}`;
  await db.execute(sql`update repayments set state = 'failed' where state = 'open'`);
  await db.insert(repayments).values({
    payOrderId,
    orderNo: 'K1',
    state: 'open',
    amountCents,
    mobile: '712345678' as Sealed,
    createdAt: startOfDay(paidOn),
    expiresAt: startOfDay(paidOn) + 120_000,
    checkoutRequestId: `ws_CO_${index}`,
  });
  const outcome = {
    payOrderId,
    providerId: `ws_CO_${index}`,
    outcome: {
      paid: { receipt: `SRECEIPT${index}`, amountCents, paidAt: startOfDay(paidOn) },
      failure: null,
    },
  };
  await Promise.all(
    Array.from({ length: copies }, () =>
      inTransaction(db, (tx) => recordPrompt(tx, outcome, toldAt, kenyaMarket)),
    ),
  );
}
