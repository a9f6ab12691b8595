import { accountThrough, kenya, loanHistory, owedCents, type PricingTerms } from '@kopa/contract';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { entries, journals } from '../../storage/schema/index.ts';
import { balancesOf } from './balances.ts';
import { reconcile } from './reconcile.ts';
import { statementLines } from './statement.ts';
import { accrued, book, dayAfter, disbursedOn, loan, type Told } from '../../../test/one-loan.ts';

const size = { principalCents: 1_000_000, tenureDays: 91 };

const anyTerms = fc
  .record({
    interest: fc.constantFrom<PricingTerms['interest']>(
      { basis: 'annual', annualBps: 3000 },
      { basis: 'daily', dailyPpm: 900 },
    ),
    accrual: fc.constantFrom('daily' as const, 'flat' as const),
    interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
    penaltyBase: fc.constantFrom('principal' as const, 'overdue' as const, 'compounding' as const),
    penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
    roundingUnitCents: fc.constantFrom(1, 100),
  })
  .map((changed): PricingTerms => ({ ...kenya.pricing, ...changed }));
const anyFacts = fc
  .array(
    fc.record({
      shillings: fc.integer({ min: 1, max: 6_000 }),
      paid: fc.nat(120),
      late: fc.constantFrom(0, 0, 1, 3, 14),
      lateInstead: fc.constantFrom(0, 1, 5, 30),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.map((fact, index) => ({ ...fact, receipt: `S${index}` })));

/** Reports each fact on its day after a nightly job, and returns the final accounts of the order. */
async function tell(db: Database, terms: PricingTerms, facts: Told[]) {
  await emptyDatabase(db);
  await addRunningLoans(db, { count: 1, disbursedOn, terms });
  for (const fact of facts.toSorted((one, other) => one.told - other.told)) {
    await accrued(db, fact.told);
    await book(db, fact);
  }
  await accrued(db, 160);
  const { ledgerSum, differing } = await inTransaction(db, reconcile);
  expect(ledgerSum).toBe(0);
  expect(differing).toEqual([]);
  return inTransaction(db, (tx) => balancesOf(tx, loan));
}

onBothEngines('a late payment', (test) => {
  it('a payment that is reported three nights late costs nothing for the days after the payment', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 24);
    const booked = () => test.db.select().from(entries).orderBy(asc(entries.id));
    const before = await booked();
    await book(test.db, { receipt: 'S1', shillings: 5_000, paid: 20, told: 24 });
    const after = await inTransaction(test.db, (tx) => balancesOf(tx, loan));
    const paidOn = dayAfter(20);
    const paid = { key: 'S1', day: paidOn, cents: 500_000 };
    const { account } = loanHistory({ size, terms: kenya.pricing, disbursedOn }, [paid]);
    const expected = accountThrough(account, dayAfter(23));
    expect([after.principalReceivable, after.interestReceivable]).toEqual([
      expected.principalOwedCents,
      expected.interestOwedCents,
    ]);
    // Records stay; journals return the excessive charges of their days.
    expect((await booked()).slice(0, before.length)).toEqual(before);
    const corrections = await test.db
      .select()
      .from(journals)
      .innerJoin(entries, eq(entries.journalId, journals.id))
      .where(eq(journals.kind, 'correction'))
      .orderBy(asc(entries.id));
    const taken = corrections.filter(({ entries: { account: name } }) => name === 'interestReceivable');
    expect(taken.map(({ journals: { day } }) => day)).toEqual([21, 22, 23].map((n) => dayAfter(n)));
    expect(taken.every(({ entries: { cents } }) => cents < 0)).toBe(true);
  });

  it('a late payment that settled the loan leaves no balance, and later payments are overpayments', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 50);
    await book(test.db, { receipt: 'S2', shillings: 2_000, paid: 50, told: 50 });
    await accrued(test.db, 60);
    const after = await book(test.db, { receipt: 'S1', shillings: 10_370, paid: 45, told: 60 });
    expect(owedCents(after!)).toBe(0);
    const balances = await inTransaction(test.db, (tx) => balancesOf(tx, loan));
    expect(balances).toMatchObject({
      principalReceivable: 0,
      interestReceivable: 0,
      interestIncome: -37_000,
      borrowerOverpayment: -200_000,
    });
    // What the first payment no longer has to pay is in the borrower's favour.
    const lines = await inTransaction(test.db, (tx) => statementLines(tx, loan));
    expect(lines.filter(({ kind }) => kind === 'overpayment')).toEqual([
      { day: dayAfter(50), kind: 'overpayment', cents: 200_000, receipt: 'S1' },
    ]);
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect((await inTransaction(test.db, reconcile)).differing).toEqual([]);
  });

  it('a repeated late payment has no effect, and a payment counts from the disbursement at the earliest', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 9);
    const fact = { receipt: 'S1', shillings: 1_000, paid: -3, told: 9 };
    expect(await book(test.db, fact)).not.toBeNull();
    expect(await book(test.db, fact)).toBeNull();
    const [receipt] = await test.db.select().from(journals).where(eq(journals.kind, 'receipt'));
    expect(receipt!.day).toBe(disbursedOn);
    expect((await inTransaction(test.db, reconcile)).differing).toEqual([]);
  });

  it('the same facts give the same books in any order and with any delay', async () => {
    await fc.assert(
      fc.asyncProperty(anyTerms, anyFacts, async (terms, facts) => {
        const told = (late: 'late' | 'lateInstead') =>
          facts.map((fact) => ({ ...fact, told: fact.paid + fact[late] }));
        const one = await tell(test.db, terms, told('late'));
        const other = await tell(test.db, terms, told('lateInstead'));
        expect(other).toEqual(one);
        expect(one.principalReceivable).toBeGreaterThanOrEqual(0);
        const owed = one.principalReceivable + one.interestReceivable + one.penaltyReceivable;
        if (terms.penaltyCap === 'inDuplum')
          expect(one.paybillFloat + one.borrowerOverpayment + owed).toBeLessThanOrEqual(
            2 * size.principalCents,
          );
      }),
      { seed: 20_261_121, numRuns: 8 },
    );
  });
});
