import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { applied } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { startLine, type Line } from './start-line.ts';
import { startPhone, type Phone } from './start-phone.ts';

const on = onOneLender({ phones: false });
let line: Line;
let phone: Phone;

beforeEach(async () => {
  line = await startLine(on.lender.url);
  phone = await startPhone(on.browser, { serviceWorkers: 'allow' });
});
afterEach(async () => {
  await phone.close();
  await line.close();
});

const begun = 'Your application is not finished';
const until = { timeout: patient(15_000) };
const open = (path = '/') => phone.page.goto(`${line.url}/#${path}`);

/** Closes the page, and opens the app in another. */
async function openAgain(): Promise<void> {
  const { page } = phone;
  phone.page = await phone.context.newPage();
  await page.close();
  await open();
}

it('an unfinished application opens with its draft, and is forgotten when the lender knows of none', async () => {
  const { token, orderNo } = await applied(overHttp(on.lender.url), '712346907');
  await logIn(phone.page, overHttp(on.lender.url), token);
  await open('/auth/personal_infomation');
  await phone.page.getByLabel('Address').fill('Moi Avenue 3');
  await expect.poll(() => phone.page.evaluate(() => caches.has('kopa:page')), until).toBe(true);
  const applicant = () =>
    phone.page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.endsWith(':applicant'))?.[1] as unknown,
    );
  await expect.poll(applicant, until).toContain('712346907');
  // It opens locked drafts, and stays with the session.
  expect(await applicant()).not.toContain('draftKey');
  line.isOpen = false;
  await openAgain();
  await phone.page.getByText(begun).waitFor();
  await expectAccessible(phone.page, 'home without a line');
  await phone.page.getByRole('button', { name: 'Continue' }).tap();
  await phone.page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
  expect(await phone.page.getByLabel('Address').inputValue()).toBe('Moi Avenue 3');
  line.isOpen = true;
  granted(await overHttp(on.lender.url).call(cancelDrawMoney, { orderNo, reason: 'byMistake' }, { token }));
  await openAgain();
  await phone.page.getByRole('button', { name: /^Apply for KSh/ }).waitFor();
  line.isOpen = false;
  await openAgain();
  await phone.page.getByText(/^There is no connection/).waitFor();
  expect(await phone.page.getByText(begun).count()).toBe(0);
});
