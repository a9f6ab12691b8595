import { kenyaMarket } from '@kopa/contract/market';
import { addDays, dayOf, type Day } from '@kopa/contract/calendar';
import { confirmExtensionOrder, getExtensionData } from '@kopa/contract/calls/repay-extension';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { booksOf } from './books.ts';
import { expectOneSum, payByHand } from './books-of-loan.ts';
import { expectDatedSums } from './dated-sums.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keysHand } from './keys-hand.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from '../../kopa-stories/src/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, logIn, overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { sandboxOf } from './sandbox.ts';
import { startPhone } from './start-phone.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

const address = '/repay/exhibition_period_detail';
/** V14: the interest of 91 days, the fee of 0.98 % and its tax; four days late, 2 % a day more. */
const inTime = 86_400;
const fourDaysLate = 166_400;
const sumOf = (cents: number) => (cents / 100).toLocaleString('en-KE');
/** '20 Feb 2027' */
const written = (day: Day) =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});
afterAll(async () => {
  await on.lender.end();
  const { ledgerSum, differing, received } = await booksOf(on.lender.place);
  expect({ ledgerSum, differing }).toEqual({ ledgerSum: 0, differing: [] });
  expect(new Set(Object.values(received)).size).toBe(1);
});

const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const says = (text: string | RegExp) => on.page.getByText(text).first().waitFor();
const read = () => on.page.getByRole('checkbox', { name: /^I have read what it costs/ });
const shownAmount = (cents: number) => says(sumOf(cents));

async function openWith(loan: Applicant): Promise<void> {
  await logIn(on.page, lender, loan.token);
  await on.open(address);
  await on.heading('More time to pay');
}

/** Extends over HTTP, by a prompt that is paid. */
async function extend(loan: Applicant): Promise<void> {
  const { token, orderNo } = loan;
  const { extension } = granted(await lender.call(getExtensionData, { orderNo }, { token }));
  const { extensionAmount } = extension;
  const request = { orderNo, extensionAmount, mobile: '712345678' };
  granted(await lender.call(confirmExtensionOrder, request, { token }));
  await settle(lender, await held(lender, loan, 'repayment'), 0);
}

describe('the extension', () => {
  it('[S1-25][S2-20][S2-84] an extension in time is priced beside the payoff, ticked, confirmed and paid, with keys alone', async () => {
    const loan = await disbursedLoan(lender, '712348001');
    await openWith(loan);
    await shownAmount(inTime);
    for (const line of [
      'Interest until',
      'Fee for more time',
      'Tax on the fee',
      'Pay all today',
      'New due day',
    ])
      await says(new RegExp(`^${line}`));
    await says('0 of 2 times');
    // The interest of both terms and the charges, with the principal; and the cap: twice the principal.
    await says(`KSh ${sumOf(1_111_100)}`);
    await says(`KSh ${sumOf(2_000_000)}`);
    await expectAccessible(on.page, 'the price of more time');
    const keys = keysHand(on.page);
    await keys.press(button(/^Ask for my PIN/));
    await says('Tick this when you have read what it costs');
    expect(granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo })).payments).toHaveLength(1);
    await keys.mark(read());
    await keys.press(button(/^Ask for my PIN: KSh 864$/));
    await on.heading('Enter your M-Pesa PIN', 2);
    await settle(lender, await held(lender, loan, 'repayment'), 0);
    await on.heading(/^Your new due day: /, 2);
    const { dueOn, owedCents, order } = await expectOneSum(lender, loan, inTime);
    expect(dueOn).toBe(addDays(order.disbursedOn!, 91 + 30));
    expect(owedCents).toBe(1_000_000);
    await says(new RegExp(written(dueOn)));
    await expectAccessible(on.page, 'more time');
    await keys.press(button('See my loan'));
    await on.heading('Your loan');
    on.phone.expectNoErrors();
  });

  it('[S1-25] a failed extension is tried again, tapped twice, killed during the wait, and paid at the next opening', async () => {
    const loan = await disbursedLoan(lender, '712348002');
    await openWith(loan);
    await read().check();
    await button(/^Ask for my PIN/).tap();
    await on.heading('Enter your M-Pesa PIN', 2);
    await settle(lender, await held(lender, loan, 'repayment'), 1032);
    await on.heading('The payment did not go through', 2);
    await says('You cancelled the prompt. Nothing was taken.');
    // A reload does not swallow the reason.
    await on.page.reload();
    await on.heading('The payment did not go through', 2);
    await button('Try again').tap();
    await read().check();
    // Without a line nothing is lost and nothing is said to be sent.
    await on.phone.context.setOffline(true);
    await button(/^Ask for my PIN/).tap();
    await says(/^There is no connection/);
    await on.phone.context.setOffline(false);
    await on.page.waitForFunction(() => navigator.onLine);
    await button(/^Ask for my PIN/).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await on.heading('Enter your M-Pesa PIN', 2);
    await on.page.close();
    await settle(lender, await held(lender, loan, 'repayment'), 0);
    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#${address}`);
    await again.getByRole('heading', { name: /^Your new due day: / }).waitFor();
    const { payments } = granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo }));
    expect(
      payments
        .filter(({ kind }) => kind === 'repayment')
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['failed', 'settled']);
    await expectOneSum(lender, loan, inTime);
    on.phone.expectNoErrors();
  });

  it("[S1-48] after the policy's number of extensions: reason, alternatives and true sums in three languages", async () => {
    const loan = await disbursedLoan(lender, '712348003');
    await extend(loan);
    await extend(loan);
    for (const [language, locale] of [
      ['es', 'es-MX'],
      ['sw', 'sw-KE'],
      ['en', 'en-KE'],
    ] as const) {
      const phone = await startPhone(on.browser, { locale });
      try {
        const words = wordsIn(language);
        await logIn(phone.page, lender, loan.token);
        await phone.page.goto(`${on.lender.url}/#${address}`);
        const why = words.say('extension:none.why.usedUp_other', { count: '2' });
        await phone.page.getByText(why).waitFor();
        expect(await languageLook(phone.page, words)()).toEqual([]);
        expect(await layoutLook(phone.page)()).toEqual([]);
        await phone.page.getByRole('button', { name: words.matching('extension:none.pay') }).tap();
        await phone.page.waitForURL(/#\/repay\/cashier$/);
        if (language === 'en')
          expect(await expectDatedSums(phone.page, lender, on.lender.url, loan)).toBeGreaterThan(10);
        phone.expectNoErrors();
      } finally {
        await phone.close();
      }
    }
    const { booked } = await expectOneSum(lender, loan, 86_400 + 36_300);
    expect(booked.filter(({ rollover }) => rollover)).toHaveLength(2);
  });

  // The last test, because it moves the clock of all.
  it('[S1-25] a late extension by hand on the paybill at its exact price ends the lateness, at the price of the day', async () => {
    const young = await disbursedLoan(lender, '712348004');
    await sandboxOf(on.lender.url).advance(94 * 86_400);
    const loan = { ...young, token: await loggedIn(lender, '712348004') };
    await openWith(loan);
    await says('3 days late');
    const hand = touchHand(on.page);
    await hand.mark(on.page.getByRole('radio', { name: /^Another way/ }));
    await read().check();
    await button(/^Keep this price/).tap();
    await says('Pay exactly');
    await shownAmount(146_400);
    // No payment on that day, and no open page.
    await on.page.goto(`${on.lender.url}/readyz`);
    await sandboxOf(on.lender.url).advance(86_400);
    await openWith(loan);
    await says(/^Yesterday's price has ended/);
    await says('4 days late');
    await shownAmount(fourDaysLate);
    expect(await read().isChecked()).toBe(false);
    await hand.mark(on.page.getByRole('radio', { name: /^Another way/ }));
    await read().check();
    await button(/^Keep this price/).tap();
    await says('Pay exactly');
    await expectAccessible(on.page, 'where to pay for more time');
    // In groups, and copied without gaps.
    await says(new RegExp([...loan.orderNo].join(' ?')));
    await button('I have paid').tap();
    await says(/^It is not here yet/);
    await settle(lender, await payByHand(on.lender.url, loan.orderNo, fourDaysLate / 100), 0);
    await button('I have paid').tap();
    await on.heading(/^Your new due day: /, 2);
    const { dueOn, today, order } = await expectOneSum(lender, loan, fourDaysLate);
    expect({ dueOn, late: order.overdueDays }).toEqual({ dueOn: addDays(today, 30), late: 0 });
    expect(today).not.toBe(dayOf(Date.now(), kenyaMarket));
    // Extended while late, then paid in part: every amount beside a day is still the ledger's of that day.
    expect(await expectDatedSums(on.page, lender, on.lender.url, loan)).toBeGreaterThan(10);
    await settle(lender, await payByHand(on.lender.url, loan.orderNo, 2000), 0);
    await expectOneSum(lender, loan, fourDaysLate + 200_000);
    await on.page.reload();
    expect(await expectDatedSums(on.page, lender, on.lender.url, loan)).toBeGreaterThan(10);
    on.phone.expectNoErrors();
  });
});
