import { applyMarket, cancelDrawMoney } from '@kopa/contract/calls/loan';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { beforeAll, describe, expect, it } from 'vitest';
import { application, loggedIn, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, logIn, newcomer, overHttp, settle } from './over-http.ts';
import { addPastOrders, pastOrderNo } from './past-orders.ts';
import { disbursedLoan } from './running-loan.ts';

const past = { mobile: '712388001', count: 320, newest: Date.UTC(2026, 5, 30, 9) };
const on = onOneLender({ before: (place) => addPastOrders(place, past) });
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

/** Sends a payment prompt and lets it end. */
async function repay({ token, orderNo }: Applicant, amountCents: number, resultCode = 0): Promise<void> {
  granted(await lender.call(mpesaRepayLink, { orderNo, amountCents, mobile: '712000000' }, { token }));
  await settle(lender, await held(lender, { token, orderNo }, 'repayment'), resultCode);
}
const owed = async ({ token, orderNo }: Applicant) =>
  granted(await lender.call(repayOrderDetail, { orderNo }, { token })).owedCents;

const chip = (name: string) => on.page.getByRole('radio', { name, exact: true });
const orders = () => on.page.getByRole('main').getByRole('link');
const order = (n: number) => on.page.locator(`a[href$="${pastOrderNo(n)}"]`);
const isCall = /\/api\/[0-9a-f]{16,}/;

async function openPast(): Promise<void> {
  await logIn(on.page, lender, await loggedIn(lender, past.mobile));
  await on.open('/records');
  await chip('All 320').waitFor();
}

describe('records', () => {
  it('[S2-03][S7-66] the records show every order with its status, by year and through a persistent filter, also offline', async () => {
    const loan = await disbursedLoan(lender, '712388002');
    await repay(loan, await owed(loan));
    const { token } = loan;
    const again = granted(await lender.call(applyMarket, application, { token })).order;
    granted(await lender.call(cancelDrawMoney, { orderNo: again.orderNo, reason: 'wrongAmount' }, { token }));
    granted(await lender.call(applyMarket, { ...application, loanAmount: 500_000 }, { token }));

    await logIn(on.page, lender, token);
    await on.open('/records');
    await chip('All 3').waitFor();
    await on.heading('Now', 2);
    await expect
      .poll(() => orders().allInnerTexts())
      .toEqual([
        expect.stringMatching(/5,000[^]*Incomplete[^]*Started/),
        expect.stringMatching(/10,000[^]*Cancelled[^]*Ended/),
        expect.stringMatching(/10,000[^]*Finished[^]*Paid \d+ \w+, on time/),
      ]);
    await expectAccessible(on.page, 'records');

    // The lender's colour of a finished loan is for text on white.
    const hue = () =>
      on.page.getByText(/^Paid \d+ \w+, on time$/).evaluate((text) => getComputedStyle(text).color);
    await expect.poll(hue).toBe('rgb(74, 90, 82)');
    await on.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(hue).not.toBe('rgb(74, 90, 82)');
    await on.page.emulateMedia({ colorScheme: null });

    await chip('Others 1').tap();
    await on.page.getByText('Cancelled', { exact: true }).waitFor();
    await chip('Finished 1').tap();
    await on.page.getByText('Finished', { exact: true }).waitFor();
    await expect.poll(() => orders().count()).toBe(1);
    await orders().first().tap();
    await on.heading('Record');
    await on.page.goBack();
    await on.heading('Records');
    await expect.poll(() => on.path()).toBe('/records?show=finished');
    await expect.poll(() => chip('Finished 1').isChecked()).toBe(true);
    await chip('Now 1').tap();
    await orders().filter({ hasText: 'Incomplete' }).tap();
    await on.page.getByRole('button', { name: 'Continue the application' }).waitFor();

    await on.page.route(isCall, (route) => route.abort('connectionreset'));
    await on.open('/records?show=finished');
    await on.page.reload();
    await on.page.getByText(/^The list as this phone last saw it, /).waitFor();
    await expect.poll(() => orders().allInnerTexts()).toEqual([expect.stringMatching(/10,000[^]*Finished/)]);
  });

  it('Refresh shows an order of another phone, and says why the list did not come', async () => {
    const loan = await disbursedLoan(lender, '712388005');
    await logIn(on.page, lender, loan.token);
    await on.open('/records');
    await expect.poll(() => orders().count()).toBe(1);
    await repay(loan, await owed(loan));
    await on.page.getByRole('button', { name: 'Refresh' }).tap();
    await on.page.getByText(/^Paid \d+ \w+, on time$/).waitFor();

    await on.phone.context.setOffline(true);
    await on.page.getByRole('button', { name: 'Refresh' }).tap();
    await on.page.getByRole('alert').getByText('There is no connection.').waitFor();
    expect(await orders().count()).toBe(1);
    await expectAccessible(on.page, 'records that did not come');
    await on.phone.context.setOffline(false);
    await on.page.getByText('There is no connection.').waitFor({ state: 'detached' });
  });

  it('the record of a repaid loan shows the events, each receipt, and the agreement', async () => {
    const loan = await disbursedLoan(lender, '712388003');
    await repay(loan, 300_000);
    await repay(loan, 50_000, 1032);
    await repay(loan, await owed(loan));
    await logIn(on.page, lender, loan.token);
    await on.open('/records');
    await orders().first().tap();
    await on.heading('Record');
    await on.page.getByText('Paid back in full').waitFor();
    const told = await on.page.getByRole('listitem').allInnerTexts();
    const expected = [
      /^You started an application/,
      /^You sent it/,
      /^We approved it/,
      /^You agreed and asked for the money/,
      /^We sent you KSh 9,884[^]*M-Pesa[^]*Receipt \w{10}/,
      /^You paid KSh 3,000[^]*Receipt \w{10}/,
      /^A payment did not go through/,
      /^You paid KSh 7,000[^]*Receipt \w{10}/,
      /^Paid back in full/,
    ];
    expect(told).toEqual(expected.map((line) => expect.stringMatching(line)));
    await on.heading('What you agreed, and what you paid', 2);
    const facts = (await on.page.locator('dl').innerText()).replaceAll(/\s+/g, ' ');
    expect(facts).toMatch(
      /You received KSh 9,884 [^]*Paid in all KSh 10,000 What it cost in the end KSh 116/,
    );
    await expectAccessible(on.page, 'the record of a loan');
    await on.page.getByRole('button', { name: 'Loan agreement' }).tap();
    await on.page.getByText(loan.orderNo).first().waitFor();
    on.phone.expectNoErrors();
  });

  it('hundreds of records load in pages, keys move through them, and Back finds the place', async () => {
    await openPast();
    await on.heading('2026', 2);
    await order(0).focus();
    for (let n = 1; n <= 45; n += 1) {
      // The next step is known before a payment exists.
      await order(n).waitFor({ state: 'attached' });
      await on.page.keyboard.press('Tab');
    }
    await expect
      .poll(() => on.page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toContain(pastOrderNo(45));

    await waitUntil(
      async () => {
        await on.page.mouse.wheel(0, 2_000);
        return (await order(250).count()) > 0;
      },
      () => 'the 251st order to be near',
    );
    await order(250).scrollIntoViewIfNeeded();
    // Of thousands of rows, those near the screen alone are there.
    await expect.poll(() => orders().count()).toBeLessThan(140);
    const top = () => on.page.evaluate(() => window.scrollY);
    const before = await top();
    expect(before).toBeGreaterThan(15_000);
    await order(250).tap();
    await on.heading('Record');
    let asked = 0;
    on.page.on('request', (request) => (asked += isCall.test(request.url()) ? 1 : 0));
    await on.page.goBack();
    await order(250).waitFor();
    await expect.poll(() => top()).toBe(before);
    await on.page.waitForFunction(
      (named) => document.activeElement?.getAttribute('href')?.includes(named),
      pastOrderNo(250),
    );
    // The first page is asked for again, and none of those that do not change.
    expect(asked).toBeLessThan(2);

    await on.page.evaluate(() => window.scrollTo(0, 0));
    await chip('Finished 0').tap();
    await on.heading('No loan is paid back yet', 2);
    await on.page.getByRole('button', { name: 'Show all records' }).tap();
    await order(0).waitFor();
    await expect.poll(() => on.path()).toBe('/records');
  });

  it("[S8-13] another borrower's order, and an unknown one, are not found; a list without orders says so", async () => {
    await newcomer(on.page, lender, '712388004');
    for (const named of [pastOrderNo(0), '%3Cb%3E', '']) {
      await on.open(`/records/order?orderNo=${named}`);
      await on.heading('We cannot find this loan', 2);
    }
    await on.page.getByRole('button', { name: 'See your records' }).tap();
    await on.heading('No loans yet', 2);
    await on.page.getByText('No data. Every loan and application is listed here').waitFor();
  });
});
