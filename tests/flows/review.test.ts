import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestOrder } from '@kopa/contract/calls/loan';
import { sandboxAppealDecide, sandboxAppeals } from '@kopa/contract/calls/sandbox-appeal';
import { loggedIn, submitted } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { decide, logIn, overHttp } from './over-http.ts';
import { sandboxOf } from './sandbox.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const address = '/auth/review_tips?pageName=confirmBorrow';
const minute = 60_000;
const timer = () => on.page.getByRole('timer');
const button = (name: string | RegExp) => on.page.getByRole('button', { name, exact: true });

/** As when the phone wakes: its clock has moved on, its timers have not run. */
async function wake() {
  await on.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function rejected(number: string) {
  const loan = await submitted(lender, {}, number);
  await decide(lender, loan, 'reject', ['amountHighForIncome', 'loanOverdueElsewhere']);
  await logIn(on.page, lender, loan.token);
  return loan;
}

describe('the review', () => {
  it('[S2-77][S2-80][S4-43] the countdown runs ten minutes to a deadline, through sleep, and then says that the review takes longer', async () => {
    const loan = await submitted(lender, {}, '712350001');
    await logIn(on.page, lender, loan.token);
    const opened = Date.now();
    await on.page.clock.install({ time: opened });
    await on.open(address);
    await on.heading('Checking your application', 2);
    await on.page.getByText('It can take up to 24 hours.').waitFor();
    await expect.poll(() => timer().textContent()).toBe('Usually about 10 min more');
    await expectAccessible(on.page, 'waiting');
    // A sleeping phone has no connection, so the lender is not asked about the delay.
    await on.phone.context.setOffline(true);
    await on.page.clock.setSystemTime(opened + 4 * minute);
    await expect.poll(() => timer().textContent()).toBe('Usually about 10 min more');
    await wake();
    await timer().getByText('6 min').waitFor();
    await on.page.clock.setSystemTime(opened + 11 * minute);
    await wake();
    await timer().getByText('A little longer than usual').waitFor();
    on.phone.expectNoErrors();
  });

  it("[S2-80] the countdown follows the lender's clock, whatever the phone's clock shows", async () => {
    const loan = await submitted(lender, {}, '712350002');
    await sandboxOf(on.lender.url).advance(180);
    await logIn(on.page, lender, loan.token);
    await on.page.clock.install({ time: Date.now() - 3 * 24 * 60 * minute });
    await on.open(address);
    await timer().getByText('7 min').waitFor();
  });

  it('[S1-17][S1-18] the approval appears as soon as it exists, with the own offer alone', async () => {
    const loan = await submitted(lender, {}, '712350003');
    await logIn(on.page, lender, loan.token);
    await on.page.clock.install({ time: Date.now() });
    await on.open(address);
    await on.heading('Checking your application', 2);
    await decide(lender, loan, 'approve');
    await on.page.clock.fastForward(11_000);
    await on.heading('You can borrow KSh 10,000', 2);
    for (const sum of ['9,884', '10,748']) await on.page.getByText(sum, { exact: true }).waitFor();
    await on.page.getByText(/^Take your time: good until /).waitFor();
    await expectAccessible(on.page, 'approved');
    expect(await on.page.getByText('Other loans for you').count()).toBe(0);
    await button('See every cost').tap();
    await on.heading('Your loan offer');
    on.phone.expectNoErrors();
  });

  it('[S1-18][S4-42][S7-47] a rejection shows its reasons, the day of the next application, and loans of other lenders with their cost', async () => {
    const loan = await rejected('712350004');
    await on.open(address);
    await on.heading('We cannot lend to you this time', 2);
    await on.page.getByText('10,000 is high for your income').waitFor();
    await on.page.getByText(/^You told us KSh 15,000 - 29,999 a month/).waitFor();
    await on.page.getByText('A loan elsewhere is late').waitFor();
    await on.page.getByText(/^You can apply again from \w+day \d+ \w+ 20\d\d$/).waitFor();
    await on.heading('Other loans for you', 2);
    await on.page.getByText('Salary advance').waitFor();
    await on.page.getByText('APR 18.00%').waitFor();
    const link = on.page.getByRole('link', { name: /^Go to Umoja SACCO/ });
    await expect.poll(() => link.getAttribute('href')).toBe('https://umoja.example/advance');
    await expect.poll(() => link.getAttribute('rel')).toMatch(/noreferrer|noopener/);
    await expectAccessible(on.page, 'rejected');

    // The reminder is a file of the phone's own calendar.
    const downloads = on.page.waitForEvent('download');
    await button(/^Remind me on \d+ \w+( 20\d\d)?$/).tap();
    const file = await downloads;
    expect(file.suggestedFilename()).toBe(`apply-${loan.orderNo}.ics`);
    const { reapplyOn } = granted(await lender.call(latestOrder, {}, { token: loan.token })).order!;
    const event = readFileSync(await file.path(), 'utf8');
    expect(event).toContain(`DTSTART;VALUE=DATE:${reapplyOn!.replaceAll('-', '')}`);
    expect(event).toContain('SUMMARY:Apply to EasyCash again');
    on.phone.expectNoErrors();

    // A person looks again: the words survive a reload, are sent once, and the answer has a name.
    const words = 'My shop earns more since August.';
    await button('Ask a person to look again Free. An answer within 7 days.').tap();
    await on.page.getByRole('textbox', { name: /^In your own words/ }).fill(words);
    await on.page.reload();
    await expect.poll(() => on.page.getByRole('textbox').inputValue()).toBe(words);
    await button('Send to a person').tap();
    await on.heading('A person is looking again', 2);
    await on.page.getByText(words).waitFor();
    const { appeals } = granted(await lender.call(sandboxAppeals, {}));
    expect(appeals).toMatchObject([{ orderNo: loan.orderNo, text: words }]);
    await button('Back to home').tap();
    await button(/^A person is looking/).waitFor();
    const { orderNo } = loan;
    const no = { orderNo, outcome: 'upheld' as const, reviewer: 'Achieng', reasons: ['longDelay' as const] };
    granted(await lender.call(sandboxAppealDecide, no));
    await on.open('/me');
    await on.page
      .getByRole('button', {
        name: /^Credit limit KSh 50,000 You can apply again from \w+ \d+ \w+ 20\d\d\.$/,
      })
      .waitFor();
    await on.open(address);
    await button(/^Achieng looked again/).tap();
    await on.page.getByText('A loan was paid more than 60 days late').waitFor();
    on.phone.expectNoErrors();
  });

  it('an empty list of recommended loans, and a failed one, are stated', async () => {
    await rejected('712350005');
    let answer: 'none' | 'lost' = 'lost';
    await on.page.route('**/api/**', async (route) => {
      const response = await route.fetch().catch(() => null);
      if (!response) return route.abort();
      const body = (await response.json()) as { data: unknown };
      const recommends =
        typeof body.data === 'object' && body.data !== null && 'isRejectRecommendation' in body.data;
      if (!recommends) return route.fulfill({ response });
      return answer === 'lost'
        ? route.fulfill({ response, json: { ...body, data: { products: 'soon' } } })
        : route.fulfill({
            response,
            json: { ...body, data: { isRejectRecommendation: true, products: [] } },
          });
    });
    await on.open(address);
    await on.page.getByText('We could not load the list.').waitFor();
    await on.page.getByText('A loan elsewhere is late').waitFor();
    answer = 'none';
    await button('Try again').tap();
    await on.page.getByText('We have no other loan to recommend just now.').waitFor();
    await expectAccessible(on.page, 'no recommendation');
  });

  it('[S4-42][S7-49] the page says when a new application is possible, which takes over the earlier answers', async () => {
    const loan = await submitted(lender, {}, '712350006');
    await decide(lender, loan, 'reject');
    await sandboxOf(on.lender.url).advance(30 * 86_400);
    // The session is over by then.
    const token = await loggedIn(lender, '712350006');
    await logIn(on.page, lender, token);
    await on.open(address);
    await on.page.getByText('It cost you nothing. If you want to know why, ask us.').waitFor();
    await on.page.getByText('You can apply again now').waitFor();
    await button('Apply again').tap();
    await on.heading('How much do you need?', 2);
    await button(/^Apply for KSh/).tap();
    await on.page.getByText(/^We still have what you told us last time/).waitFor();
    await on.page.getByRole('radio', { name: 'Health' }).check();
    await button('Start the application').tap();
    await expect.poll(() => on.path()).toBe('/auth/id_card_authentication');
    const { order } = granted(await lender.call(latestOrder, {}, { token }));
    expect(order).toMatchObject({ loanPurpose: 'health', payout: { bankName: 'MPESA' } });
  });
});
