import { expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';

const on = onOneLender({ edition: 'mx' });
const isCall = (url: URL) => url.pathname.startsWith('/api/');
const isPage = (url: URL) => url.pathname === '/' && url.origin === new URL(on.lender.url).origin;
const failed = () => on.page.getByRole('heading', { name: 'We could not load this', level: 1 });

/** The page arrives with other data of the lender. */
const servePage = (data: string) =>
  on.page.route(isPage, async (route) => {
    const page = await route.fetch();
    const text = await page.text();
    const body = text.replace(/(id="lender">)[^<]*/, (_, before: string) => before + data);
    expect(body).not.toBe(text);
    await route.fulfill({ response: page, body });
  });
const keptOnPhone = () => on.page.evaluate(() => localStorage.getItem('lender'));

it.each([
  ['says nothing', ''],
  ['says what cannot be read', '{"policy":{"edition":"mx","loan":7}}'],
])('a page that %s: the app asks the lender, and shows the rules of that lender', async (_, data) => {
  await servePage(data);
  await on.open('/');
  await on.heading('How much do you need?', 2);
  expect(await keptOnPhone()).toContain('"edition":"mx"');
  on.phone.expectNoErrors();
});

it('the app guesses nothing without an answer: an error with Try again, which recovers', async () => {
  await servePage('');
  await on.page.route(isCall, (route) => route.fulfill({ json: { code: 0, msg: '', data: { policy: 1 } } }));
  await on.open('/');
  await failed().waitFor();
  expect(await on.page.getByText(/\d,\d\d\d/).count()).toBe(0);
  await on.page.unroute(isCall);
  await on.page.getByRole('button', { name: 'Try again' }).tap();
  await on.heading('How much do you need?', 2);
  on.phone.expectNoErrors();
});

it('the last answer of the lender is used when the lender cannot be reached', async () => {
  await on.open('/');
  await on.heading('How much do you need?', 2);
  await servePage('');
  await on.page.route(isCall, (route) => route.abort());
  await on.open('/privacy_policy');
  await on.page.reload();
  await on.heading('Privacy policy');
  expect(await failed().count()).toBe(0);
});
