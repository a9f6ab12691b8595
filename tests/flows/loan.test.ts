import { orderSteps } from '@kopa/contract/order-steps';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import { booksOf } from './books.ts';
import { Borrower, type Interruption } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';
import { startLender, type Lender } from './start-lender.ts';
import { startPhone, type Phone } from './start-phone.ts';
import { borrowAndRepay, disbursedCents } from './whole-loan.ts';

let browser: Browser;
let lender: Lender;
let phone: Phone;
let place: LenderPlace;

beforeAll(async () => {
  browser = await workerBrowser();
});
afterAll(clearWorkerBrowser);
afterEach(async () => {
  await phone?.close();
  await lender?.stop();
  removePlace(place);
});

/**
 * `embedded`: the lender starts without data, as on a new machine. The others use PostgreSQL where available.
 */
async function begin(
  mobile: string,
  { embedded = false, between }: { embedded?: boolean; between?: Interruption } = {},
) {
  place = await makePlace(embedded ? undefined : inject('newbornLender'));
  lender = await startLender({ at: place });
  phone = await startPhone(browser);
  const borrower = new Borrower(phone.page, lender, mobile, between);
  await borrower.sandbox.holdPayments();
  borrower.isAsked = true;
  return borrower;
}

/**
 * One order, one disbursement, one of each repayment, and three books that agree: ours, the provider's, the
 * borrower's.
 */
async function expectOneLoanPaidBack(borrower: Borrower) {
  const settled = (await borrower.sandbox.payments()).filter(({ state }) => state === 'settled');
  await lender.stop();
  const books = await booksOf(place);
  const repaid = settled.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'repayment' ? amountCents : 0),
    0,
  );
  expect(settled.map(({ kind }) => kind).toSorted()).toEqual(['disbursement', 'repayment', 'repayment']);
  expect(books).toMatchObject({
    steps: [orderSteps.finish],
    ledgerSum: 0,
    differing: [],
    sent: { ledger: disbursedCents, provider: disbursedCents, borrowers: disbursedCents },
    received: { ledger: repaid, provider: repaid, borrowers: repaid },
  });
  expect(books.balances).toMatchObject({
    principalReceivable: 0,
    interestReceivable: 0,
    penaltyReceivable: 0,
    borrowerOverpayment: 0,
    suspense: 0,
  });
  // Ten days of interest on the principal after the first payment: 9,000 x 30% / 365 x 10, in whole
  // shillings.
  expect(repaid).toBe(1_000_000 + 7_400);
}

describe('a borrower', () => {
  it('[S1-17][S2-72][S2-73][S2-78][S2-79] a borrower registers, applies, collects and repays in part and in full', async () => {
    const borrower = await begin('712345001', { between: (at) => expectAccessible(phone.page, at) });
    await borrowAndRepay(borrower);
    await phone.page.goto(`${lender.url}/#/records`);
    await phone.page.getByText('Finished').waitFor();
    phone.expectNoErrors();
    await expectOneLoanPaidBack(borrower);
  });

  it('[S1-18][S4-20][S4-27][S4-42] a rejected borrower sees the reasons, and the day of the next application', async () => {
    const borrower = await begin('712345002');
    await borrower.apply({ 6: 'More than 60 days', 10: '3' });
    await borrower.waitForAnswer();
    await borrower.heading('We cannot lend to you this time', 2);
    await phone.page.getByText('A loan was paid more than 60 days late').waitFor();
    await phone.page.getByText('A loan elsewhere is late').waitFor();
    await phone.page.getByText(/^You can apply again from \w+day \d+ \w+ 20\d\d$/).waitFor();
    await borrower.button('Back to home').tap();
    await borrower.button('Cannot apply').waitFor();
    await borrower.sandbox.advance(31 * 86_400);
    await phone.page.reload();
    await borrower.button(/^Apply for KSh/).waitFor();
    phone.expectNoErrors();
  });

  it('[S1-05][S1-15][S1-19][S1-20][S1-21] on the embedded database the loan loses nothing when the page is reloaded at every step and the lender is killed three times', async () => {
    const kills = new Set(['email', 'questions', 'prompt']);
    const borrower = await begin('712345003', {
      embedded: true,
      between: async (at) => {
        if (kills.has(at)) {
          await lender.kill9();
          await lender.restart();
        }
        await phone.page.reload();
      },
    });
    await borrowAndRepay(borrower);
    await expectOneLoanPaidBack(borrower);
  });
});
