import { latestOrder } from '@kopa/contract/calls/loan';
import { groupedPhone, shownPhone } from '@kopa/contract/market/phone';
import { editions, type Policy } from '@kopa/contract/policy';
import { asksPurposeFirst } from '@kopa/contract/policy/loan-purpose';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { payoutAccounts } from '../../server/test/borrower.ts';
import { submittedIn } from '../../server/test/market-loan.ts';
import { numberIn } from '../../server/test/market-numbers.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { Borrower } from './borrower.ts';
import { decide, overHttp } from './over-http.ts';
import { startAmongMany } from './start-among-many.ts';
import { startPhone } from './start-phone.ts';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await workerBrowser();
});
afterAll(clearWorkerBrowser);

interface Shown {
  /** 10,000 in the money of the market. */
  sum: string;
  /** Rows that this market asks for, in its first form. */
  rows: readonly string[];
  account: keyof typeof payoutAccounts;
}

const shown: Readonly<Record<string, Shown>> = {
  ke: { sum: 'KSh 10,000', rows: ['State', 'City'], account: 'mobileMoney' },
  mx: { sum: '$10,000', rows: ['RFC (tax number)', 'CURP'], account: 'clabe' },
  in: { sum: '₹10,000', rows: ['PIN code', 'Language for our calls'], account: 'ifscBank' },
  ng: { sum: '₦10,000', rows: ['Kind of identity card'], account: 'bvnBank' },
};
const moneyOfOthers = (own: string) =>
  Object.values(shown).flatMap(({ sum }) => (sum === own ? [] : [sum.replace(/ ?10,000/, '')]));

/** Fills in and sends the rest of the application over HTTP; the lender approves it. */
async function approve(lender: Caller, token: string, { policy, account }: { policy: Policy } & Shown) {
  const { order } = granted(await lender.call(latestOrder, {}, { token }));
  const loan = { token, orderNo: order!.orderNo };
  await submittedIn(lender, loan, policy, account, Date.now());
  await decide(lender, loan, 'approve');
}

it.each(Object.entries(editions))(
  'a lender of %s shows the rows, money and numbers of its market in a plain browser with empty storage',
  async (edition, policy) => {
    const { market } = policy;
    const expected = shown[edition]!;
    const running = await startAmongMany({ env: { EDITION: edition } });
    const phone = await startPhone(browser);
    try {
      const { page } = phone;
      const mobile = numberIn(edition, '712349901');
      const borrower = new Borrower(page, running, mobile);
      const says = (text: string) => page.getByText(text, { exact: false }).first().waitFor();
      const text = async () => (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
      const namesNoOther = async () => {
        for (const other of moneyOfOthers(expected.sum)) expect(await text()).not.toContain(other);
      };

      await page.goto(running.url);
      await borrower.button(`Apply for ${expected.sum}`).tap();
      const field = page.getByLabel('Mobile number');
      await says(`+${market.phone.callingCode}`);
      await field.fill('12345');
      await borrower.button('Continue').tap();
      await says(`mobile number, ${market.phone.digits} digits after +${market.phone.callingCode}`);
      await field.fill(`+${market.phone.callingCode} ${mobile}`);
      expect(await field.inputValue()).toBe(groupedPhone(mobile, market));
      await borrower.button('Continue').tap();
      await says(shownPhone(mobile, market));
      await page.getByLabel('6-digit code').pressSequentially(await borrower.sandbox.code(mobile));
      await borrower.heading('Before you start');
      await namesNoOther();

      // The purpose is asked once: on this page, or in the personal form.
      const asksPurpose = asksPurposeFirst(policy);
      const purposes = page.getByRole('radio', { name: 'Health' });
      await expect.poll(() => purposes.count()).toBe(asksPurpose ? 1 : 0);
      await borrower.startApplication(asksPurpose);
      await page.getByRole('button', { name: /^Birthday/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      for (const row of expected.rows) await says(row);
      const purposeRow = page.getByRole('button', { name: /^What the loan is for/ });
      await expect.poll(() => purposeRow.count()).toBe(asksPurpose ? 0 : 1);
      await namesNoOther();

      const token = JSON.parse(
        (await page.evaluate(() => localStorage.getItem('Authorization'))) ?? '""',
      ) as string;
      // A code can be sent again, for an account that asks for one.
      await borrower.sandbox.advance(61);
      await approve(overHttp(running.url), token, { policy, ...expected });
      await page.goto(`${running.url}/#/borrow/agreement`);
      await borrower.heading('Loan agreement');
      await expect.poll(text).toContain(expected.sum);
      await namesNoOther();
      const [sent] = await borrower.sandbox.messages(mobile);
      expect(sent).toContain(expected.sum);
      phone.expectNoErrors();
    } finally {
      await phone.close();
      await running.stop();
    }
  },
);
