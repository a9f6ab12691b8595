import { kenya } from '@kopa/contract';
import { loanProductIndex, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { applyMarket, productListMarket } from '@kopa/contract/calls/loan';
import { moneyText } from '@kopa/contract/market/money';
import { percent } from '@kopa/contract/texts/percent';
import { expect, it } from 'vitest';
import { application, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';

const test = useDatabase();

/** Another price than the policy's in every figure. */
const terms = {
  ...kenya.pricing,
  interest: { basis: 'annual', annualBps: 1200 },
  fee: { basis: 'once', ppm: 5000 },
  taxBps: 1600,
  penaltyBpsPerDay: 50,
} as const;
const small = {
  productId: 'small',
  name: { en: 'Small loan', sw: 'Mkopo mdogo', es: 'Préstamo pequeño' },
  minimumCents: 200_000,
  maximumCents: 700_000,
  stepCents: 100_000,
  offeredDays: [120],
  terms,
};

it("the frequently asked questions state the figures of the first product's quote", async () => {
  const lender = await startTestLender(test.db);
  granted(await lender.call(sandboxCatalogue, { list: 'products', items: [small] }));
  const { questions } = granted(await lender.call(feedbackQuestions, {}));
  const { quote } = granted(await lender.call(loanProductIndex, {}));
  const said = questions
    .filter(({ code }) => ['howMuch', 'whatItCosts', 'late'].includes(code))
    .map(({ answer }) => answer)
    .join('\n');
  expect(said).toContain('From KSh 2,000 to KSh 7,000, for 120 days');
  for (const cents of [quote.disbursedCents, quote.interestCents, quote.dueCents])
    expect(said).toContain(moneyText(cents, kenya.market.currency));
  expect(said).toContain(percent(quote.aprBps));
  for (const rate of ['12%', '0.5%', '16%']) expect(said).toContain(rate);
  expect(said).not.toMatch(/\b(?:30|0\.98|18|2)%|KSh (?:50,000|1,000)\b/);
});

it("a borrower with an order reads the order's own price first, also after the lender has changed the list", async () => {
  const lender = await startTestLender(test.db);
  const personal = { productId: 'personal', name: small.name };
  const offer = async (items: unknown[]) =>
    granted(await lender.call(sandboxCatalogue, { list: 'products', items }));
  const read = async (token?: string) => {
    const { products } = granted(await lender.call(productListMarket, {}, { token }));
    const { questions } = granted(await lender.call(feedbackQuestions, {}, { token }));
    const cost = questions.find(({ code }) => code === 'whatItCosts')!.answer;
    return { ids: products.map(({ productId }) => productId), terms: products[0]!.terms, cost };
  };
  await offer([personal, small]);
  const token = await registered(lender);
  expect(await read(token)).toMatchObject({
    ids: ['personal', 'small'],
    cost: expect.stringContaining('30%'),
  });
  granted(
    await lender.call(
      applyMarket,
      { ...application, productId: 'small', loanAmount: 300_000, tenure: 120 },
      { token },
    ),
  );
  const own = { ids: ['small', 'personal'], terms: small.terms, cost: expect.stringContaining('12%') };
  expect(await read(token)).toMatchObject(own);
  await offer([personal, { ...small, terms: kenya.pricing }]);
  expect(await read(token)).toMatchObject(own);
  await offer([personal]);
  expect(await read(token)).toMatchObject(own);
  expect(await read()).toMatchObject({ ids: ['personal'], cost: expect.stringContaining('30%') });
});
