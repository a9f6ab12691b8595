import { kenya } from '@kopa/contract';
import { loanProductIndex, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { percent, shillings } from '@kopa/contract/texts/shillings';
import { expect, it } from 'vitest';
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
    expect(said).toContain(shillings(cents));
  expect(said).toContain(percent(quote.aprBps));
  for (const rate of ['12%', '0.5%', '16%']) expect(said).toContain(rate);
  expect(said).not.toMatch(/\b(?:30|0\.98|18|2)%|KSh (?:50,000|1,000)\b/);
});
