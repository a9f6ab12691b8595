import { sandboxPayReference } from '@kopa/contract/calls/sandbox-repay';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import { expectOneSum } from './books-of-loan.ts';
import { expectBooksAgree, payersOf, tillOn, type Till } from './cashier-till.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';
import { logIn, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { startAmongMany } from './start-among-many.ts';
import { startPhone } from './start-phone.ts';

/* Loans that a lender in Kenya made are repaid at lenders of other markets, which have its database. */

let browser: Browser;
const loans: Record<string, Applicant> = {};
let place: LenderPlace;
beforeAll(async () => {
  browser = await workerBrowser();
  place = await makePlace(inject('newbornLender'));
  const kenya = await startAmongMany({ at: place });
  for (const [at, market] of ['mx', 'in', 'closed'].entries())
    loans[market] = await disbursedLoan(overHttp(kenya.url), `71234710${at}`);
  await kenya.stop();
});
afterAll(async () => {
  await clearWorkerBrowser();
  await expectBooksAgree(place);
  removePlace(place);
});

interface Counter {
  lender: Caller;
  loan: Applicant;
  page: Page;
  till: Till;
  payers: ReturnType<typeof payersOf>;
  open(): Promise<void>;
  /** Nothing of the app runs any more. */
  close(): Promise<void>;
  /** The page of a payment company that opens beside the app; returns the reference of the payment. */
  opened(act: () => Promise<void>): Promise<string>;
}

/** At the cashier of a market's lender, on a phone of that market. */
async function at(
  edition: string,
  loan: Applicant,
  env: Record<string, string>,
  work: (counter: Counter) => Promise<void>,
): Promise<void> {
  const running = await startAmongMany({ at: place, env: { EDITION: edition, ...env } });
  const phone = await startPhone(browser);
  const { page, context } = phone;
  try {
    const lender = overHttp(running.url);
    await context.route('https://pay.sandbox.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
    );
    await logIn(page, lender, loan.token);
    const till = tillOn(page);
    const close = async () => {
      await page.goto(`${running.url}/readyz`);
    };
    const open = async () => {
      await close();
      await page.goto(`${running.url}/#/repay/cashier`);
      await page.getByRole('heading', { name: 'Pay', level: 1, exact: true }).waitFor();
    };
    await work({
      lender,
      loan,
      page,
      till,
      payers: payersOf(lender, running.url, () => page),
      open,
      close,
      opened: async (act) => {
        const [beside] = await Promise.all([context.waitForEvent('page'), act()]);
        await expect.poll(() => beside.url()).toMatch(/^https:/);
        const reference = beside.url().split('/').at(-1)!;
        await beside.close();
        return reference;
      },
    });
    phone.expectNoErrors();
  } finally {
    await phone.close();
    await running.stop();
  }
}

it('[S7-52][S7-53][S7-57][S9-10][S9-18] Mexico: a CLABE, a barcode that is replaced after its expiry, and the page of a debit card', () =>
  at('mx', loans['mx']!, {}, async ({ lender, loan, page, till, payers, open, close, opened }) => {
    await open();
    await till.button('Show the account number').tap();
    await till.button('Copy CLABE').waitFor();
    const clabe = await till.number('CLABE');
    expect(clabe).toMatch(/^646180\d{12}$/);
    await till.amount.fill('1500');
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    expect(await payers.to(clabe, 1500, 2)).toBe('paid');
    await till.news('We have your payment');
    await expectOneSum(lender, loan, 150_000);

    await open();
    await till.choose('OXXO');
    await till.amount.fill('700');
    await till.button('Make a barcode: $700').dblclick();
    await till.button('Copy Reference number').waitFor();
    const first = await till.number('Reference number');
    await page.getByRole('img', { name: first.replace(/(\d{4})(?=\d)/g, '$1 ') }).waitFor();
    await expectAccessible(page, 'OXXO');
    // Another amount needs another reference.
    await till.amount.fill('800');
    await till.button('Make a barcode: $800').waitFor();
    await till.amount.fill('700');
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    await payers.advance(3 * 24 * 60 + 1);
    await till.news('This order has timed out please try again');
    await till.button('Make a new number').tap();
    await till.button('Copy Reference number').waitFor();
    const second = await till.number('Reference number');
    expect(second).not.toBe(first);
    expect(await payers.to(first)).toBe('timedOut');
    // The borrower has neither pressed "I have paid" nor returned; received money appears nevertheless.
    const { outcome } = granted(await lender.call(sandboxPayReference, { reference: second, copies: 1 }));
    expect(outcome).toBe('paid');
    await till.news('We have your payment');
    await expectOneSum(lender, loan, 220_000);

    await open();
    await till.choose('Debit card');
    await till.amount.fill('600');
    const link = await opened(() => till.button(/^Go to the payment page/).tap());
    expect(link).toMatch(/^PV\d+$/);
    await till.news('Finish paying on the other page');
    // The callback comes twice, after the app was closed.
    await close();
    expect(await payers.to(link, undefined, 2)).toBe('paid');
    await open();
    await till.news('We have your payment');
    await expectOneSum(lender, loan, 280_000);
  }));

it("[S9-11][S9-12][S9-13] India: UPI, netbanking, a wallet and a debit card, each on its provider's page", () =>
  at('in', loans['in']!, {}, async ({ lender, loan, till, payers, open, opened }) => {
    for (const [index, method] of ['UPI', 'Netbanking', 'Wallet', 'Debit card'].entries()) {
      await open();
      await till.choose(method);
      await till.amount.fill(String(500 + index));
      const link = await opened(() => till.button(/^Go to the payment page/).dblclick());
      await till.news('Finish paying on the other page');
      expect(await payers.to(link)).toBe('paid');
      await till.news('We have your payment');
      await till.button('See what is left').tap();
    }
    await expectOneSum(lender, loan, 200_600);
  }));

it('[S8-21] a method without a provider says so, and an unavailable provider can be tried again', () =>
  at(
    'mx',
    loans['closed']!,
    {
      REFERENCES_URL: 'http://127.0.0.1:1',
      REFERENCES_KEY: 'none',
      REFERENCES_CHANNELS: 'stpClabe',
      PUBLIC_URL: 'https://lender.example',
    },
    async ({ till, open }) => {
      await open();
      await till.choose('OXXO');
      await till.says('There is no payment method please choose another channel');
      expect(await till.button('I have paid').count()).toBe(0);
      await till.choose('Bank transfer');
      await till.says('The payment could not be started');
      await till.button('Show the account number').waitFor();
      await till.choose('Pay at the bank');
      await till.button('I have paid').waitFor();
    },
  ));
