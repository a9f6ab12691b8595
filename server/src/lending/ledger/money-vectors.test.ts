import {
  accountThrough,
  addDays,
  kenya,
  loanHistory,
  owedCents,
  readRepayAmount,
  type Day,
  type PricingTerms,
} from '@kopa/contract';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { orderSteps } from '@kopa/contract/order-steps';
import file from '@kopa/contract/pricing/money-vectors.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { application } from '../../../test/borrower.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { paidOut } from '../../../test/provider.ts';
import { keepSection } from '../sections/saved-sections.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { disbursements, orders, users } from '../../storage/schema/index.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { draw } from '../disbursement/draw.ts';
import { recordPayout } from '../disbursement/payout-outcome.ts';
import { apply } from '../orders/apply.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { openRepayment } from '../repayment/prompt.ts';
import { accrueAll } from './accrue-all.ts';
import { balancesOf } from './balances.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { reconcile } from './reconcile.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';

const test = useDatabase();
const today = dayOf(begin);
const at = begin;

function vector<T>(id: string): T {
  const found = file.vectors.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`money-vectors.json has no vector ${id}`);
  return found as T;
}

interface QuoteVector {
  input: {
    principalCents: number;
    days: number;
    roundingUnitCents: number;
    feePpm: number;
    feeBasis: 'once' | 'daily';
    taxBps: number;
    interestAnnualBps: number;
  };
  expect: Record<'interestCents' | 'feeCents' | 'taxCents' | 'disbursedCents' | 'dueCents', number>;
}
const termsOf = ({ input }: QuoteVector): PricingTerms => ({
  ...kenya.pricing,
  interest: { basis: 'annual', annualBps: input.interestAnnualBps },
  fee: { basis: input.feeBasis, ppm: input.feePpm },
  taxBps: input.taxBps,
  roundingUnitCents: input.roundingUnitCents,
});

/** The night's work of a day, on all loans. */
const charge = (through: Day) =>
  accrueAll(test.db, { today: addDays(through, 1), through, at: startOfDay(addDays(through, 1)) });
const balances = (orderNo: string) => inTransaction(test.db, (tx) => balancesOf(tx, orderNo));
const inBalance = async () => expect((await inTransaction(test.db, reconcile)).differing).toEqual([]);

/** Draws and pays out an agreed loan of a vector. */
async function lend(terms: PricingTerms, principalCents: number, tenureDays: number): Promise<void> {
  await test.db.insert(users).values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
  await test.db.insert(orders).values({
    orderNo: 'V1',
    userId: 'u1',
    step: orderSteps.getMoney,
    productId: 'personal',
    loanPurpose: 'health',
    loanAmountCents: principalCents,
    tenureDays,
    terms,
    createdAt: at,
    collectBefore: at + 3_600_000,
  });
  const fields = {
    cardType: 'mobileMoney',
    bankName: 'MPESA',
    accountNumber: '712345678',
    applicantName: 'W',
  };
  const owner = { orderNo: 'V1', userId: 'u1' };
  await inTransaction(test.db, (tx) => keepSection(tx, owner, 'payout', fields, at));
  await inTransaction(test.db, (tx) => draw(tx, 'u1', 'V1', at));
  const [payout] = await test.db.select().from(disbursements);
  const { id, amountCents } = payout!;
  const fact = paidOut(id, 'SPAYOUT001', amountCents);
  await inTransaction(test.db, (tx) => recordPayout(tx, fact, at, kenya));
}

it.each([
  ['V01', '[S1-40] [S1-41] [S1-42] [S1-43]'],
  ['V02', '[S1-40] cent rounding'],
  ['V04', '[S1-39]'],
  ['V06', '[S1-42] 20% excise'],
])('%s %s: the ledger contains payout and amount due', async (id) => {
  const { input, expect: expected } = vector<QuoteVector>(id);
  const terms = termsOf(vector<QuoteVector>(id));
  await lend(terms, input.principalCents, input.days);
  expect(await balances('V1')).toMatchObject({
    principalReceivable: input.principalCents,
    payoutFloat: -expected.disbursedCents,
    feeIncome: -expected.feeCents,
    taxPayable: -expected.taxCents,
  });
  await charge(addDays(today, input.days));
  const due = await balances('V1');
  expect(due.interestReceivable).toBe(expected.interestCents);
  expect(due.principalReceivable + due.interestReceivable).toBe(expected.dueCents);
  await inBalance();
});

it('[S1-41] a fee with a cap on its days stops at the cap', async () => {
  await lend({ ...kenya.pricing, fee: { basis: 'cappedDays', ppm: 9_800, days: 10 } }, 1_000_000, 91);
  // Ten days of 98 are 980; 18% of that is 176.40, so 176.
  expect(await balances('V1')).toMatchObject({
    feeIncome: -98_000,
    taxPayable: -17_600,
    payoutFloat: -884_400,
  });
});

it.each([
  ['V07 [S1-41] a fee for each day of the tenure', { fee: { basis: 'daily', ppm: 9_800 } }],
  ['V08 [S1-39] [S1-44] 0.0987% a day', { interest: { basis: 'daily', dailyPpm: 987 } }],
  ['V08 [S1-44] 0.1% a day', { interest: { basis: 'daily', dailyPpm: 1_000 } }],
] satisfies [string, Partial<PricingTerms>][])('%s is refused at the application', async (_, changed) => {
  expect(await appliedWith(changed)).toBe('refused');
  expect(await test.db.select().from(orders)).toEqual([]);
});

it.each([900, 986])('V08 [S1-44] %i ppm per day is charged for each day', async (dailyPpm) => {
  const interest = { basis: 'daily', dailyPpm } as const;
  expect(await appliedWith({ interest })).toBe('taken');
  await addRunningLoans(test.db, { count: 1, disbursedOn: today, terms: { ...kenya.pricing, interest } });
  await charge(addDays(today, 91));
  expect((await balances(loanNo(1))).interestReceivable).toBe(dailyPpm === 900 ? 81_900 : 89_700);
});

it('V09: an early repayment in full costs less interest', async () => {
  const { input, expect: expected } = vector<{
    input: { day: number };
    expect: { accruedInterestCents: number; payoffCents: number };
  }>('V09');
  await addRunningLoans(test.db, { count: 1, disbursedOn: today });
  const paidAt = startOfDay(addDays(today, input.day));
  const payment = { receipt: 'SPAIDALL01', amountCents: expected.payoffCents, paidAt };
  const account = await inTransaction(test.db, async (tx) => {
    const order = (await lockOrderNo(tx, loanNo(1)))!;
    const booking = { key: receiptKey('SPAIDALL01') };
    return bookReceipt(tx, order, payment, booking, paidAt + 3_600_000, kenya.market);
  });
  expect(owedCents(account!)).toBe(0);
  expect(await balances(loanNo(1))).toMatchObject({
    interestIncome: -expected.accruedInterestCents,
    borrowerOverpayment: 0,
  });
  await charge(addDays(today, 120));
  expect((await balances(loanNo(1))).interestIncome).toBe(-expected.accruedInterestCents);
  await inBalance();
});

it('[S1-45] V11: the penalty per late day, with and without a cap', async () => {
  const { rows } = vector<{
    expect: {
      rows: { daysLate: number; penaltyUncappedCents: number; penaltyCents: number; totalDueCents: number }[];
    };
  }>('V11').expect;
  await addRunningLoans(test.db, { count: 2, disbursedOn: today });
  const uncapped: PricingTerms = { ...kenya.pricing, penaltyCap: 'none' };
  await test.db
    .update(orders)
    .set({ terms: uncapped })
    .where(eq(orders.orderNo, loanNo(2)));
  for (const row of rows) {
    await charge(addDays(today, 91 + row.daysLate));
    const capped = await balances(loanNo(1));
    expect([row.daysLate, capped.penaltyReceivable]).toEqual([row.daysLate, row.penaltyCents]);
    expect(capped.principalReceivable + capped.interestReceivable + capped.penaltyReceivable).toBe(
      row.totalDueCents,
    );
    expect((await balances(loanNo(2))).penaltyReceivable).toBe(row.penaltyUncappedCents);
  }
  await inBalance();
});

it.each([
  // Interest of all 121 days on 10,000 is 994.52.
  ['interest goes on after the due day', { interestAfterDue: 'continue', penaltyBpsPerDay: 0 }, 99_500, 0],
  ['interest stops on the due day', { penaltyBpsPerDay: 0 }, 74_800, 0],
  [
    'interest of the whole term is owed from the first day',
    { accrual: 'flat', penaltyBpsPerDay: 0 },
    74_800,
    0,
  ],
  // 2% of 10,748 is 214.96, so 215 a day for 30 days.
  [
    '[S1-45] the penalty is of all that was due',
    { penaltyBase: 'overdue', penaltyCap: 'none' },
    74_800,
    645_000,
  ],
] satisfies [string, Partial<PricingTerms>, number, number][])(
  'thirty days late: %s',
  async (_, changed, interestCents, penaltyCents) => {
    await addRunningLoans(test.db, { count: 1, disbursedOn: today, terms: { ...kenya.pricing, ...changed } });
    await charge(addDays(today, 121));
    expect(await balances(loanNo(1))).toMatchObject({
      interestReceivable: interestCents,
      penaltyReceivable: penaltyCents,
    });
    await inBalance();
  },
);

it('[S1-45] the ledger contains a compounding penalty by its terms', async () => {
  const terms: PricingTerms = { ...kenya.pricing, penaltyBase: 'compounding', penaltyCap: 'none' };
  await addRunningLoans(test.db, { count: 1, disbursedOn: today, terms });
  await charge(addDays(today, 94));
  expect((await balances(loanNo(1))).penaltyReceivable).toBe(65_800);
  await inBalance();
});

const { input: cashier, expect: answers } = vector<{
  input: { minRepayCents: number };
  expect: { cases: { balanceCents: number; text: string; ok: boolean; error?: string }[] };
}>('V15');
const names: Record<string, string> = {
  minimum: 'amountBelowMinimum',
  integer: 'amountNotInteger',
  'above balance': 'amountAboveBalance',
};
it.each(answers.cases)(
  '[S5-37] [S5-38] [S5-39] V15: $text of $balanceCents cents at the cashier',
  async ({ balanceCents, text, ok, error }) => {
    // A loan whose balance on its first day is this amount.
    await addRunningLoans(test.db, { count: 1, disbursedOn: today, principalCents: balanceCents });
    const start = {
      size: { principalCents: balanceCents, tenureDays: 91 },
      terms: kenya.pricing,
      disbursedOn: today,
    };
    expect(owedCents(accountThrough(loanHistory(start, []).account, today))).toBe(balanceCents);
    const asked = inTransaction(test.db, (tx) =>
      openRepayment(
        tx,
        {
          userId: 'run1',
          orderNo: loanNo(1),
          amountCents: Math.round(Number(text) * 100),
          mobile: '712345678',
        },
        at,
        { ...kenya, repay: { ...kenya.repay, minimumCents: cashier.minRepayCents } },
      ),
    );
    if (ok) expect((await asked).prompt).not.toBeNull();
    else await expect(asked).rejects.toMatchObject({ error: names[error!] });
    const minimum = { minimumCents: cashier.minRepayCents, rule: 'atLeast' } as const;
    expect('cents' in readRepayAmount(text, balanceCents, minimum, kenya.market.currency)).toBe(ok);
  },
);

it.each(['atLeast', 'moreThan'] as const)('[S5-38] the exact minimum under the rule %s', async (rule) => {
  await addRunningLoans(test.db, { count: 1, disbursedOn: today });
  const asked = inTransaction(test.db, (tx) =>
    openRepayment(tx, { userId: 'run1', orderNo: loanNo(1), amountCents: 50_000, mobile: '712345678' }, at, {
      ...kenya,
      repay: { ...kenya.repay, rule },
    }),
  );
  if (rule === 'atLeast') expect((await asked).prompt).not.toBeNull();
  else await expect(asked).rejects.toMatchObject({ error: 'amountBelowMinimum' });
});

/** Whether an order is made of a product on such terms. */
async function appliedWith(changed: Partial<PricingTerms>): Promise<'taken' | 'refused'> {
  await test.db.insert(users).values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
  const policy = { ...kenya, pricing: { ...kenya.pricing, ...changed } };
  await seedCatalogue(test.db, { at, policy: kenya, mode: 'sandbox' });
  return inTransaction(test.db, (tx) => apply(tx, 'u1', application, at, policy)).then(
    () => 'taken',
    () => 'refused',
  );
}
