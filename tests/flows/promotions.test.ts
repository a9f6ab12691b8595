import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { kenya } from '@kopa/contract/policy';
import { describe, expect, it } from 'vitest';
import { granted } from '../../server/test/test-lender.ts';
import { Borrower } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const on = onOneLender();
const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const figure = (name: string | RegExp) => on.page.getByText(name).first();

const names = (name: string) => ({ en: name, sw: name, es: name });

describe('the promotions', () => {
  it('[S2-42][S2-43][S2-44][S2-31] an unknown number opens an account and continues to the application; a known number logs in', async () => {
    const borrower = new Borrower(on.page, on.lender, '712345161');
    const number = on.page.getByLabel('Mobile number');
    await on.open('/yx3');
    await on.heading('Ask for a loan');
    await expectAccessible(on.page, 'yx3');
    await button('Apply').tap();
    await on.page.getByText('Enter your mobile number').first().waitFor();
    await number.fill('71234');
    await button('Apply').tap();
    await on.page.getByText('9 digits after +254').first().waitFor();
    await number.fill('+254 712 345 161');
    await button('Apply').tap();
    await on.page.getByText('You are new here').waitFor();
    await expect.poll(() => on.path()).toBe('/user/register');
    await on.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type=tel]')?.value === '712345161',
    );
    expect(
      await on.page.evaluate(() => JSON.stringify([window.location.href, window.history.state])),
    ).not.toContain('712345161');
    await button('Continue').tap();
    await on.page.getByLabel('6-digit code').fill(await borrower.sandbox.code(borrower.mobile));
    await on.heading('Before you start');
    await expect.poll(() => on.path()).toBe('/borrow/to_borrow?productId=personal&amount=1000000&days=91');

    await on.page.evaluate(() => localStorage.clear());
    await on.open('/yx3');
    await on.page.reload();
    // The phone has proven this number; of other numbers it learns nothing.
    await number.fill('0712345161');
    await button('Apply').tap();
    await on.page.getByText('One code to log in').waitFor();
    await expect.poll(() => on.path()).toBe('/user/login');
    on.phone.expectNoErrors();
  });

  it('[S2-39][S2-40][S2-41][S1-40] a visitor sees every cost, chooses, and reaches the application through the login', async () => {
    const borrower = new Borrower(on.page, on.lender, '712345163');
    await on.open('/yx1');
    await on.heading('A loan with every cost shown');
    for (const text of ['9,884', '10,748', '35.06%', 'KSh 864', '18 years or more'])
      await figure(text).waitFor();
    expect(await on.page.locator('main').innerText()).not.toMatch(/instant|free\b|guarantee/i);
    await expectAccessible(on.page, 'yx1');
    await button('Apply for KSh 10,000').tap();
    await on.heading('What is your mobile number?');

    await on.open('/yx2');
    await on.heading('Choose your loan');
    await expectAccessible(on.page, 'yx2');
    await on.page.getByRole('radio', { name: '120' }).check();
    await button('See every cost').tap();
    await on.heading('What your loan costs');
    await figure('KSh 10,000 for 120 days').waitFor();
    await expectAccessible(on.page, 'yx2ConfirmBorrow');
    await on.page.goBack();
    await on.heading('Choose your loan');
    await expect.poll(() => on.page.getByRole('radio', { name: '120' }).isChecked()).toBe(true);
    await on.page.goForward();
    await button('Apply for KSh 10,000').tap();
    await borrower.signIn();
    await on.heading('Before you start');
    await expect.poll(() => on.path()).toBe('/borrow/to_borrow?productId=personal&amount=1000000&days=120');
    on.phone.expectNoErrors();
  });

  it('[S2-39][S1-46] a borrower with a running loan sees no second loan', async () => {
    const lender = overHttp(on.lender.url);
    const { token } = await disbursedLoan(lender, '712345164');
    await logIn(on.page, lender, token);
    for (const address of ['/yx1', '/yx2', '/yx2ConfirmBorrow', '/yx3']) {
      await on.open(address);
      await on.heading('You have a loan', 2);
      expect(await button(/^(Apply|See every cost)/).count()).toBe(0);
    }
    await button('See what is to pay').tap();
    await on.page.waitForFunction(() => window.location.hash === '#/repay/repay_detail');
    on.phone.expectNoErrors();
  });

  it('[S7-38][S7-40][S7-43] of several loans each has its name and page, with its own amounts, tenures and price', async () => {
    const small = {
      productId: 'small',
      name: names('Small loan'),
      minimumCents: 100_000,
      maximumCents: 500_000,
      stepCents: 100_000,
      offeredDays: [91, 120],
      terms: { ...kenya.pricing, interest: { basis: 'annual', annualBps: 1200 } },
    };
    const items = [{ productId: 'personal', name: names('Personal loan') }, small];
    granted(await overHttp(on.lender.url).call(sandboxCatalogue, { list: 'products', items }));
    await on.open('/yx1');
    await figure(/KSh 1,000 to KSh 50,000/).waitFor();
    await expectAccessible(on.page, 'yx1, two loans');
    await on.page.getByRole('link', { name: 'Small loan' }).tap();
    await on.heading('Choose your loan');
    await expect.poll(() => on.page.getByRole('radio').count()).toBe(2);
    await on.page.getByRole('radio', { name: '120' }).check();
    await button('See every cost').tap();
    // 5,000 at 12 % for 120 days.
    await figure('KSh 5,000 for 120 days').waitFor();
    await figure('197').waitFor();
    await button('Apply for KSh 5,000').tap();
    await on.heading('What is your mobile number?');
    // A loan that has ended gives way to the first.
    await on.open('/yx3?productId=gone');
    await figure('10,748').waitFor();
    on.phone.expectNoErrors();
  });
});
