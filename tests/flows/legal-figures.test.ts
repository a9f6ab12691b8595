import { loanProductIndex, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { kenya } from '@kopa/contract/policy';
import { moneyText } from '@kopa/contract/market/money';
import { percent } from '@kopa/contract/texts/percent';
import { expect, it } from 'vitest';
import { granted } from '../../server/test/test-lender.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';

const on = onOneLender();
const isCall = (url: URL) => url.pathname.startsWith('/api/');

it("the terms of service contain the figures of the product's quote, and no other price", async () => {
  const lender = overHttp(on.lender.url);
  const terms = {
    ...kenya.pricing,
    interest: { basis: 'annual', annualBps: 1200 },
    fee: { basis: 'once', ppm: 5000 },
    taxBps: 1600,
    penaltyBpsPerDay: 50,
  };
  const names = { en: 'Small loan', sw: 'Mkopo mdogo', es: 'Préstamo pequeño' };
  const small = { productId: 'small', name: names, minimumCents: 200_000, maximumCents: 700_000, terms };
  granted(await lender.call(sandboxCatalogue, { list: 'products', items: [small] }));
  const { quote } = granted(await lender.call(loanProductIndex, {}));

  await on.open('/terms_of_service');
  await on.heading('Terms of service');
  await on.heading('Paying late', 2);
  const said = (await on.page.locator('article').innerText()).replaceAll('\u00a0', ' ');
  for (const cents of [
    quote.principalCents,
    quote.feeCents,
    quote.taxCents,
    quote.disbursedCents,
    quote.interestCents,
    quote.dueCents,
  ])
    expect(said).toContain(moneyText(cents, kenya.market.currency));
  for (const rate of [percent(quote.aprBps), '12%', '0.5%', '16%']) expect(said).toContain(rate);
  expect(said).toContain('KSh 2,000 to KSh 7,000');
  for (const other of ['30%', '18%', 'KSh 50,000']) expect(said).not.toContain(other);
  on.phone.expectNoErrors();
});

it("the terms are not shown without the product's price, and Try now loads them", async () => {
  await on.page.route(isCall, (route) => route.fulfill({ json: { code: 0, msg: '', data: 7 } }));
  await on.open('/terms_of_service');
  const again = on.page.getByRole('button', { name: 'Try now' });
  await again.waitFor();
  expect(await on.page.getByText('KSh').count()).toBe(0);
  await on.page.unroute(isCall);
  await again.tap();
  await on.heading('Paying late', 2);
});
