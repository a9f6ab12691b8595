import { kenyaMarket } from '@kopa/contract/market';
import { addDays, kenya, type PricingTerms } from '@kopa/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountFrom, lineFrom } from '../../../test/recompute.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { emptyDatabase, useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { extensions } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { loanStatement } from './explained-statement.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { post } from './post.ts';
import { statementLines } from './statement.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);

const statementAt = (at: number) =>
  inSnapshot(test.db, (tx) => loanStatement(tx, 'run1', loanNo(1), at, kenyaMarket));

const anyTerms = fc
  .record({
    interest: fc.constantFrom<PricingTerms['interest']>(
      { basis: 'annual', annualBps: 3000 },
      { basis: 'daily', dailyPpm: 900 },
    ),
    accrual: fc.constantFrom('daily' as const, 'flat' as const),
    interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
    penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
    roundingUnitCents: fc.constantFrom(1, 100),
  })
  .map((changed): PricingTerms => ({ ...kenya.pricing, ...changed }));
const anyFacts = fc.array(
  fc.record({
    shillings: fc.integer({ min: 1, max: 5_000 }),
    paid: fc.nat(140),
    late: fc.constantFrom(0, 0, 1, 4, 20),
  }),
  { maxLength: 5 },
);

it('the statement of any loan history can be recomputed from its own figures', async () => {
  await fc.assert(
    fc.asyncProperty(anyTerms, anyFacts, async (terms, facts) => {
      await emptyDatabase(test.db);
      await addRunningLoans(test.db, { count: 1, disbursedOn, terms });
      const told = facts.toSorted((one, other) => one.paid + one.late - other.paid - other.late);
      for (const [index, { shillings, paid, late }] of told.entries()) {
        const today = addDays(disbursedOn, paid + late);
        const at = startOfDay(today) + 300_000;
        await accrueAll(test.db, { today, through: addDays(today, -1), at });
        const payment = {
          receipt: `S${index}`,
          amountCents: shillings * 100,
          paidAt: startOfDay(addDays(disbursedOn, paid)),
        };
        const key = receiptKey(payment.receipt);
        await inTransaction(test.db, async (tx) =>
          bookReceipt(tx, (await lockOrderNo(tx, loanNo(1)))!, payment, { key }, at + 60_000, kenyaMarket),
        );
      }
      const at = startOfDay(addDays(disbursedOn, 165)) + 3_600_000;
      const statement = await statementAt(at);
      let balance = 0;
      for (const line of statement.lines) {
        expect([line.day, line.kind, lineFrom(line, terms)]).toEqual([line.day, line.kind, line.cents]);
        balance += line.cents;
        expect(line.balanceCents).toBe(balance);
      }
      expect(balance).toBe(statement.owedCents - statement.standing.overpaidCents);
      const { principalOwedCents, interestOwedCents, penaltyOwedCents } = statement;
      expect({ principalOwedCents, interestOwedCents, penaltyOwedCents }).toEqual(accountFrom(statement));
    }),
    { seed: 20_261_121, numRuns: 15 },
  );
});

it.each([
  ['daily', 80],
  ['daily', 95],
  ['flat', 80],
  ['flat', 95],
] as const)(
  'the statement names an extension and its tax, of a %s loan on day %i',
  async (accrual, after) => {
    const terms: PricingTerms = { ...kenya.pricing, accrual };
    await addRunningLoans(test.db, { count: 1, disbursedOn, terms });
    const today = addDays(disbursedOn, after);
    const at = startOfDay(today) + 300_000;
    await accrueAll(test.db, { today, through: addDays(today, -1), at });
    const before = await statementAt(at);
    const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
    const cents = before.interestOwedCents + before.penaltyOwedCents + 11_600;
    await test.db.insert(extensions).values({
      payOrderId: 'E1',
      orderNo: loanNo(1),
      state: 'extended',
      day: today,
      ...rollover,
      payNowCents: cents,
      newDueCents: 0,
      newDueOn: addDays(today, 30),
      createdAt: at,
      expiresAt: at,
      journalKey: receiptKey('SEXTEND001'),
    });
    await inTransaction(test.db, async (tx) => {
      const payment = { receipt: 'SEXTEND001', amountCents: cents, paidAt: startOfDay(today) };
      const booking = { key: receiptKey('SEXTEND001'), rollover };
      return bookReceipt(tx, (await lockOrderNo(tx, loanNo(1)))!, payment, booking, at, kenyaMarket);
    });
    const later = addDays(today, 20);
    await accrueAll(test.db, { today: later, through: addDays(later, -1), at });
    const { lines, owedCents } = await statementAt(startOfDay(later) + 1_000);
    const reason = { rule: 'extended', days: 30 };
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'extensionFee', cents: 9_800, reason }),
        expect.objectContaining({ kind: 'extensionTax', cents: 1_800, reason }),
      ]),
    );
    for (const line of lines) expect([line.day, lineFrom(line, terms)]).toEqual([line.day, line.cents]);
    expect(lines.at(-1)!.balanceCents).toBe(owedCents);
    const summary = await inTransaction(test.db, (tx) => statementLines(tx, loanNo(1)));
    expect(summary).toContainEqual({ day: today, kind: 'extension', cents: 11_600, receipt: 'SEXTEND001' });
    expect(summary.reduce((sum, { cents: each }) => sum + each, 0)).toBe(
      owedCents -
        lines.filter(({ bookedOn }) => bookedOn === null).reduce((sum, line) => sum + line.cents, 0),
    );
  },
);

it('a day that two late payments correct is explained from one to the next, interest and late charges apart', async () => {
  const terms: PricingTerms = { ...kenya.pricing, interestAfterDue: 'continue' };
  await addRunningLoans(test.db, { count: 1, disbursedOn, terms });
  const today = addDays(disbursedOn, 100);
  const at = startOfDay(today) + 300_000;
  await accrueAll(test.db, { today, through: addDays(today, -1), at });
  for (const [receipt, paid] of [
    ['SLATE00001', 96],
    ['SLATE00002', 95],
  ] as const)
    await inTransaction(test.db, async (tx) => {
      const payment = { receipt, amountCents: 400_000, paidAt: startOfDay(addDays(disbursedOn, paid)) };
      const booking = { key: receiptKey(receipt) };
      return bookReceipt(tx, (await lockOrderNo(tx, loanNo(1)))!, payment, booking, at, kenyaMarket);
    });
  const { lines } = await statementAt(at);
  const on = addDays(disbursedOn, 98);
  for (const charge of ['interest', 'penalty'] as const) {
    const charged = lines.find(({ day, kind }) => day === on && kind === charge)!;
    const [one, other, ...more] = lines.filter(
      ({ day, reason }) => day === on && reason.rule === 'corrected' && reason.charge === charge,
    );
    expect(more).toEqual([]);
    expect(one!.reason).toMatchObject({ wasCents: charged.cents, because: 'SLATE00001' });
    const after = charged.cents + one!.cents;
    expect(other!.reason).toMatchObject({
      wasCents: after,
      isCents: after + other!.cents,
      because: 'SLATE00002',
    });
  }
});

it.each(['interest', 'penalty'] as const)(
  'a recorded %s that no rule explains is shown without a base',
  async (kind) => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    const sides =
      kind === 'interest'
        ? { interestReceivable: 123, interestIncome: -123 }
        : { penaltyReceivable: 123, penaltyIncome: -123 };
    const odd = { key: 'odd', kind, orderNo: loanNo(1), day: disbursedOn, at: begin, sides };
    await inTransaction(test.db, (tx) => post(tx, odd));
    expect((await statementAt(begin)).lines[1]).toMatchObject({
      kind,
      cents: 123,
      reason: { rule: kind, baseCents: 0, days: 0, soFarCents: 123, beforeCents: 0, roomCents: null },
    });
  },
);
