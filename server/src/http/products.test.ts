import { errorCodes, kenya, maximumCents, quote, type Language } from '@kopa/contract';
import {
  loanProductIndex,
  productList,
  productStepAmount,
  sandboxCatalogue,
} from '@kopa/contract/calls/catalogue';
import { applyMarket, productListMarket } from '@kopa/contract/calls/loan';
import { marketIndex } from '@kopa/contract/calls/market';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { application, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { orders } from '../storage/schema/index.ts';

const test = useDatabase();
const names = (name: string) => ({ en: name, sw: name, es: name });
const put = async (lender: TestLender, list: string, items: unknown[]) =>
  granted(await lender.call(sandboxCatalogue, { list, items }));

/** A second loan, with a price of its own. */
const small = {
  productId: 'small',
  name: { en: 'Small loan', sw: 'Mkopo mdogo', es: 'Préstamo pequeño' },
  minimumCents: 100_000,
  maximumCents: 500_000,
  stepCents: 100_000,
  offeredDays: [120, 91],
  terms: { ...kenya.pricing, interest: { basis: 'annual', annualBps: 1200 } },
} as const;
const personal = { productId: 'personal', name: names('Personal loan') };

describe('the loans on offer', () => {
  it('[S7-38] products have a name in the language of the request, limits and the highest yearly cost', async () => {
    const lender = await startTestLender(test.db);
    const ask = async (lang: Language) => granted(await lender.call(productList, {}, { lang })).products;
    const all = kenya.tenure.offeredDays.flatMap((tenureDays) =>
      Array.from({ length: 99 }, (_, at) =>
        quote({ principalCents: 100_000 + at * 50_000, tenureDays }, kenya.pricing),
      ),
    );
    expect(await ask('en')).toEqual([
      {
        productId: 'personal',
        productName: 'Personal loan',
        minimumCents: 100_000,
        maximumCents: maximumCents(kenya),
        minimumDays: 91,
        maximumDays: 180,
        highestAprBps: Math.max(...all.map(({ aprBps }) => aprBps)),
      },
    ]);
    expect((await ask('es'))[0]!.productName).toBe('Préstamo personal');
    await put(lender, 'products', [small, personal]);
    expect((await ask('en')).map(({ productId, minimumDays }) => [productId, minimumDays])).toEqual([
      ['small', 91],
      ['personal', 91],
    ]);
  });

  it('[S7-40] products have amounts by their step and tenures in ascending order', async () => {
    const lender = await startTestLender(test.db);
    const first = granted(await lender.call(productStepAmount, {}));
    expect([first.amounts.length, first.amounts[1], first.amounts.at(-1)]).toEqual([99, 150_000, 5_000_000]);
    await put(lender, 'products', [personal, small]);
    expect(granted(await lender.call(productStepAmount, { productId: 'small' }))).toEqual({
      productId: 'small',
      minimumCents: 100_000,
      maximumCents: 500_000,
      stepCents: 100_000,
      amounts: [100_000, 200_000, 300_000, 400_000, 500_000],
      tenures: [91, 120],
    });
    expect(await lender.call(productStepAmount, { productId: 'constructor' })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { productId: 'productId.invalid' },
    });
    await put(lender, 'products', []);
    expect((await lender.call(productStepAmount, {})).fields).toEqual({ productId: 'productId.invalid' });
  });

  it('[S7-43][S1-40] products show the cost of the requested size, or of an example', async () => {
    const lender = await startTestLender(test.db);
    const shown = granted(await lender.call(loanProductIndex, {}));
    expect(shown.quote).toMatchObject({ principalCents: 1_000_000, tenureDays: 91, interestCents: 74_800 });
    await put(lender, 'products', [personal, small]);
    const asked = { productId: 'small', loanAmount: 300_000, tenure: 120 };
    const { upfrontCents: _, ...priced } = quote({ principalCents: 300_000, tenureDays: 120 }, small.terms);
    expect(granted(await lender.call(loanProductIndex, asked, { lang: 'es' }))).toMatchObject({
      productName: 'Préstamo pequeño',
      product: { productId: 'small', terms: small.terms },
      quote: priced,
    });
    // The nearest to the example, where that cannot be chosen.
    expect(granted(await lender.call(loanProductIndex, { productId: 'small' })).quote).toMatchObject({
      principalCents: 500_000,
      tenureDays: 91,
    });
    expect(
      (await lender.call(loanProductIndex, { productId: 'small', loanAmount: 350_000, tenure: 92 })).fields,
    ).toEqual({ loanAmount: 'loanAmount.invalid', tenure: 'tenure.invalid' });
  });

  it("[S7-39] an application uses the product's own price, and the order keeps the price after a change of the list", async () => {
    const lender = await startTestLender(test.db);
    await put(lender, 'products', [personal, small]);
    const token = await registered(lender);
    const wanted = { ...application, productId: 'small', loanAmount: 300_000, tenure: 120 };
    const { order } = granted(await lender.call(applyMarket, wanted, { token }));
    const interest = quote({ principalCents: 300_000, tenureDays: 120 }, small.terms).interestCents;
    expect(order).toMatchObject({ productId: 'small', interest });
    await put(lender, 'products', [personal]);
    const [kept] = await test.db.select().from(orders).where(eq(orders.orderNo, order.orderNo));
    expect(kept!.terms).toEqual({ ...small.terms, extension: kenya.extension });
    for (const shown of [
      granted(await lender.call(productListMarket, {})).products,
      granted(await lender.call(marketIndex, {})).products,
    ])
      expect(shown.map(({ productId }) => productId)).toEqual(['personal']);
    const other = await registered(lender, '722000900');
    expect((await lender.call(applyMarket, wanted, { token: other })).fields).toEqual({
      productId: 'productId.invalid',
    });
  });

  it.each([
    [
      'terms beyond the policy',
      { terms: { ...kenya.pricing, interestCapAnnualBps: 9900 } },
      'terms.interestCapAnnualBps',
    ],
    [
      'interest above its cap',
      { terms: { ...kenya.pricing, interest: { basis: 'daily', dailyPpm: 1000 } } },
      'terms',
    ],
    [
      'a fee that eats the loan',
      { terms: { ...kenya.pricing, fee: { basis: 'daily', ppm: 9800 } } },
      'terms',
    ],
    ['a rate below nothing', { terms: { ...kenya.pricing, taxBps: -1 } }, 'terms.taxBps'],
    ['a limit above the policy', { maximumCents: 9_000_000 }, 'maximumCents'],
    ['a limit below the other', { minimumCents: 500_000, maximumCents: 400_000 }, 'maximumCents'],
    ['a tenure that the policy has not', { offeredDays: [30] }, 'offeredDays'],
    ['a step of a cent', { stepCents: 1 }, 'stepCents'],
    ['no name', { name: undefined }, 'name'],
    ['a field of its own', { colour: 'red' }, 'colour'],
  ])('%s does not replace the products', async (_, wrong, field) => {
    const lender = await startTestLender(test.db);
    const items = [personal, { ...small, ...wrong }];
    const answer = await lender.send(sandboxCatalogue, { list: 'products', items });
    expect(answer).toMatchObject({ code: errorCodes.invalidInput, fields: { items: 'value.invalid' } });
    expect(answer.data).toMatchObject({ problems: [{ row: 2, field }] });
    const { products } = granted(await lender.call(productList, {}));
    expect(products.map(({ productId }) => productId)).toEqual(['personal']);
  });
});
