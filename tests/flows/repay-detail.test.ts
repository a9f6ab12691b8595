import { kenyaMarket } from '@kopa/contract/market';
import { addDays, dayOf, startOfDay } from '@kopa/contract/calendar';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { reminderList } from '@kopa/contract/calls/reminders';
import { repayStatement } from '@kopa/contract/calls/statement';
import { sandboxAdvanceClock, sandboxClock } from '@kopa/contract/calls/sandbox';
import { costOn, toldAccount } from '@kopa/contract/pricing';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectDatedSums } from './dated-sums.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, logIn, overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const on = onOneLender();
let lender: Caller;
let number = 712_347_000;
const nextNumber = () => String((number += 1));

beforeAll(() => {
  lender = overHttp(on.lender.url);
});

/** To the noon of so many days after today. */
async function pass(days: number): Promise<void> {
  const { now } = granted(await lender.call(sandboxClock, {}));
  const noon = startOfDay(addDays(dayOf(now, kenyaMarket), days), kenyaMarket) + 12 * 3_600_000;
  granted(await lender.call(sandboxAdvanceClock, { seconds: Math.max(0, Math.ceil((noon - now) / 1000)) }));
}

/** A loan that has run for so many days; its owner has logged in again. */
async function ranFor(days: number): Promise<Applicant> {
  const mobile = nextNumber();
  const { orderNo } = await disbursedLoan(lender, mobile);
  await pass(days);
  return { orderNo, token: await loggedIn(lender, mobile) };
}

async function repay({ token, orderNo }: Applicant, amountCents: number, resultCode: number) {
  granted(await lender.call(mpesaRepayLink, { orderNo, amountCents, mobile: '712000000' }, { token }));
  await settle(lender, await held(lender, { token, orderNo }, 'repayment'), resultCode);
}

const detailOf = async ({ token, orderNo }: Applicant) =>
  granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
const shillings = (cents: number) => (cents / 100).toLocaleString('en-KE');
const button = (name: string | RegExp) => on.page.getByRole('button', { name });
/** On every screen of a loan, an amount beside a day is the ledger's of that day. */
const expectOneTruth = async (loan: Applicant) =>
  expect(await expectDatedSums(on.page, lender, on.lender.url, loan)).toBeGreaterThan(10);
/** The ledger's lines, each name with its figure. */
const ledger = async () => {
  const [names, figures] = await Promise.all(
    ['dt', 'dd'].map((tag) => on.page.locator(`dl:has([data-ledger-total]) ${tag}`).allInnerTexts()),
  );
  return names!.map((name, index) => `${name}: ${figures![index]!.replaceAll(/\s+/g, ' ')}`);
};

describe('a running loan', () => {
  it('[S2-18][S2-19][S2-82][S4-02] a loan in time shows the balance with its reasons, and the cost of any day, as the lender computes them', async () => {
    const loan = await ranFor(45);
    await repay(loan, 200_000, 0);
    await logIn(on.page, lender, loan.token);
    await on.open('/repay');
    await button(/^Pay$/).tap();
    await on.heading('Your loan');
    const detail = await detailOf(loan);
    expect(detail.owedCents).toBe(837_000);
    await on.page.getByText('46 days left').waitFor();
    await on.page.getByText(/^Pay all of it today and save KSh \d+$/).waitFor();
    await expect
      .poll(() => ledger())
      .toEqual([
        expect.stringMatching(/^Borrowed on \d+ \w+: KSh 10,000$/),
        'Interest so far: + 370',
        expect.stringMatching(/^Paid \d+ \w+, \w+: − 2,000$/),
        'Left to pay: KSh 8,370',
      ]);
    await button(/^Show all \d+ lines$/).tap();
    expect((await ledger()).length).toBe(detail.lines.length + 1);
    await expectAccessible(on.page, 'repay detail, in full');

    const account = toldAccount(detail);
    const late = (days: number) =>
      `KSh ${shillings(costOn(account, addDays(detail.dueOn, days)).totalCents)}`;
    const chart = on.page.getByRole('region', { name: 'What it costs, by the day you pay' });
    const sums = () => chart.locator('dd:nth-of-type(odd)').allInnerTexts();
    expect((await sums()).map((text) => text.replaceAll(/\s+/g, ' '))[2]).toBe(late(7));
    await chart.getByRole('slider', { name: 'The day you pay' }).focus();
    await on.page.keyboard.press('End');
    await chart.getByText(/^KSh [\d,]+ more: 30 days late$/).waitFor();
    await chart.getByText(late(30).slice('KSh '.length), { exact: true }).waitFor();
    await button('Show every day as a table').tap();
    const table = on.page.getByRole('region', { name: 'What it costs on every day' });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(46 + 1 + 90);
    await expectAccessible(on.page, 'repay detail, with its table');

    await button(/^Remind me/).tap();
    const chosen = async () =>
      granted(await lender.call(reminderList, {}, { token: loan.token })).reminders.filter(
        (each) => each.chosen,
      );
    await on.page.getByRole('dialog').getByText('On the due day').tap();
    expect(await chosen()).toEqual([]);
    await expectAccessible(on.page, 'reminders');
    await button('Confirm').tap();
    await on.page.getByText('Reminders saved').waitFor();
    const due = startOfDay(detail.dueOn, kenyaMarket) + 9 * 3_600_000;
    expect(await chosen()).toEqual([{ reminder: 'dueDay', chosen: true, remindAt: due }]);

    await expectOneTruth(loan);
    await on.open(`/repay/repay_detail?orderNo=KNOBODYS`);
    await on.page.getByRole('heading', { name: 'We could not load this' }).waitFor();
  });

  it('[S4-03][S4-04] a late loan with a failed payment shows the delay, the reason of the failure, and the maximum cost', async () => {
    const loan = await ranFor(98);
    await logIn(on.page, lender, loan.token);
    await on.open('/repay/repay_detail');
    await on.page.getByText('7 days late', { exact: true }).waitFor();
    await on.page.getByText('On a credit report this counts as 1 to 30 days late.').waitFor();
    await on.page.getByText('It can never be more than KSh 20,000 in all').waitFor();
    await expect.poll(() => ledger()).toContain('Late charge: + 1,400');
    await expectOneTruth(loan);
    await on.open('/repay/repay_detail');
    await repay(loan, 300_000, 1);
    await on.page.reload();
    await on.page.getByText('Your payment of KSh 3,000 did not go through').waitFor();
    await on.page.getByText('There is not enough money on M-Pesa. Nothing was taken.').waitFor();
    await on.page.getByText('7 days late', { exact: true }).waitFor();
    await expect.poll(() => ledger()).toContain('Left to pay: KSh 12,148');
    await expectAccessible(on.page, 'repay detail, late and failed');
    on.phone.expectNoErrors();
  });

  it('the statement of a repaid loan is read, printed and saved as a table, in a browser and in a native app', async () => {
    const loan = await ranFor(20);
    await repay(loan, 200_000, 0);
    await repay(loan, (await detailOf(loan)).owedCents, 0);
    await logIn(on.page, lender, loan.token);
    await on.page.addInitScript(() => {
      Object.assign(window, {
        printed: 0,
        print: () => ((window as unknown as { printed: number }).printed += 1),
      });
    });
    await on.open(`/repay/repay_detail?orderNo=${loan.orderNo}`);
    await on.heading('Your loan is paid back', 2);
    await button(/^Statement/).tap();
    await on.heading('Statement');
    const { lines } = granted(
      await lender.call(repayStatement, { orderNo: loan.orderNo }, { token: loan.token }),
    );
    await expect.poll(() => ledger()).toContain('Left to pay: KSh 0');
    await button('Show 20 days').tap();
    await on.page
      .getByText(/30% a year of KSh 10,000\. Days counted: 20\. Interest so far: KSh 164,/)
      .waitFor();
    await expectAccessible(on.page, 'statement');

    await button('Print or save as PDF').tap();
    await expect
      .poll(() => on.page.evaluate(() => (window as unknown as { printed: number }).printed))
      .toBe(1);
    await on.page.emulateMedia({ media: 'print' });
    await on.page.getByText('EasyCash: statement of a loan').waitFor();
    await expect.poll(() => on.page.locator('tbody tr').count()).toBe(lines.length);
    for (const name of ['Back', 'Help', 'Save as a table (CSV)'])
      await button(name).waitFor({ state: 'hidden' });
    await on.page.emulateMedia({ media: 'screen' });
    await on.page.locator('tbody').waitFor({ state: 'hidden' });

    const downloads = on.page.waitForEvent('download');
    await button('Save as a table (CSV)').tap();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe(`statement-${loan.orderNo}.csv`);
    const kept = readFileSync(await download.path(), 'utf8');
    expect(kept.startsWith('\uFEFFDay,Recorded on,What,')).toBe(true);
    expect(kept.trimEnd().split('\r\n').length).toBe(lines.length + 1);

    await on.listenAsNative();
    await on.page.reload();
    await on.heading('Statement');
    await button('Print or save as PDF').waitFor({ state: 'hidden' });
    await button('Save as a table (CSV)').tap();
    await on.page.getByText(/^Files cannot be saved here/).waitFor();
    await button('Copy the table').waitFor();
    await expectAccessible(on.page, 'statement, in a native app');
    on.phone.expectNoErrors();
  });
});

it('home without a connection shows the last known balance with its day, and the paybill numbers, until the logout', async () => {
  const loan = await ranFor(10);
  await logIn(on.page, lender, loan.token);
  await expectOneTruth(loan);
  await on.open('/');
  await button(/^Pay$/).waitFor();
  const stored = () =>
    on.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')));
  await on.page.waitForFunction(() => JSON.stringify(localStorage).includes('paybill'));
  // The code of the payment details is fetched after the first screens.
  await on.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('pay-without-app')),
  );
  await on.phone.context.setOffline(true);
  await button('Try again').waitFor();
  const says = [
    /^You are offline\. Figures from /,
    /^What you owed on /,
    'Business number',
    new RegExp([...loan.orderNo].join(' ?')),
  ];
  for (const text of says) await on.page.getByText(text).first().waitFor();
  await expectAccessible(on.page, 'home without a connection');
  await on.phone.context.setOffline(false);
  await button(/^Pay$/).waitFor();

  // The phone reports a connection, and no answer arrives: the page was loaded again in between.
  await on.page.route('**/api/**', (route) => route.abort());
  await on.page.reload();
  for (const text of says) await on.page.getByText(text).first().waitFor();
  await on.page.unroute('**/api/**');
  await button('Try again').tap();
  await button(/^Pay$/).waitFor();

  // The running loan, the records, the debt and the statement.
  await expect.poll(() => stored()).toHaveLength(4);
  await on.open('/me');
  await button('Log out').tap();
  await on.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
  await expect.poll(stored).toEqual([]);
});
