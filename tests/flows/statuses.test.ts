import { cancelDrawMoney, latestOrder } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxAdvanceClock, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applied, filledIn, loggedIn, submitted, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPayout, collect, decide, held, logIn, newcomer, overHttp, settle } from './over-http.ts';

const on = onOneLender();
let lender: Caller;
let number = 712_346_000;
const nextNumber = () => String((number += 1));

beforeAll(async () => {
  lender = overHttp(on.lender.url);
  granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
});
beforeEach(() => {});

/** Opens home as the owner of a loan, and waits for the label of its status. */
async function openHome(loan: Applicant, status: string) {
  await logIn(on.page, lender, loan.token);
  await on.open('/');
  await on.page.getByText(status, { exact: true }).waitFor();
  await expectAccessible(on.page, status);
}

/** The progress list of home is at this step. */
const expectStep = (title: string) =>
  on.page.locator('li[aria-current=step]').filter({ hasText: title }).waitFor();

/** The card's one filled or outlined button has this label and target. */
async function expectButton(label: string, path: string) {
  await on.page.getByRole('button', { name: label, exact: true }).tap();
  await on.page.waitForFunction((wanted) => window.location.hash === `#${wanted}`, path);
}

async function expectRecord(text: string) {
  await on.open('/records');
  await on.page.getByText(text, { exact: true }).waitFor();
}

async function approvedLoan(): Promise<Applicant> {
  const loan = await submitted(lender, {}, nextNumber());
  await decide(lender, loan, 'approve');
  return loan;
}

async function disbursedLoan(): Promise<Applicant> {
  const loan = await approvedLoan();
  await settle(lender, await collect(lender, loan), 0);
  return loan;
}

/** Sends a payment prompt and lets it end. */
async function repay({ token, orderNo }: Applicant, amountCents: number, resultCode: number) {
  const request = { orderNo, amountCents, mobile: '712000000' };
  granted(await lender.call(mpesaRepayLink, request, { token }));
  await settle(lender, await held(lender, { token, orderNo }, 'repayment'), resultCode);
}

describe('home', () => {
  it('[S4-17][S4-25] canLoan: home shows the credit limit and Apply', async () => {
    await newcomer(on.page, lender, nextNumber());
    await on.open('/');
    await on.heading('How much do you need?', 2);
    await on.page.getByRole('button', { name: 'Apply for KSh 10,000', exact: true }).tap();
    await on.heading('Before you start');
    await expect
      .poll(() => on.path())
      .toMatch(/^\/borrow\/to_borrow\?productId=personal&amount=1000000&days=91$/);
    on.phone.expectNoErrors();
  });

  it('[S4-22][S4-29][S4-37] failed: home shows an unfinished application, Edit, and a way to end it', async () => {
    const loan = await applied(lender, nextNumber());
    await openHome(loan, 'Not finished');
    await on.page.getByText('5 of 5 parts are left. Everything you typed is saved.').waitFor();
    await expectButton('Edit', '/auth/personal_infomation');
    await expectRecord('Incomplete');
    await on.open('/');
    await expectButton('Cancel this application', '/cancellation_form');
    on.phone.expectNoErrors();
  });

  it('[S4-36][S4-39] the records name an application that waits for its payout account, and a cancelled one', async () => {
    const loan = await atPayout(lender, nextNumber());
    await logIn(on.page, lender, loan.token);
    await expectRecord('Add payout account');
    granted(
      await lender.call(
        cancelDrawMoney,
        { orderNo: loan.orderNo, reason: 'byMistake' },
        { token: loan.token },
      ),
    );
    await on.page.reload();
    await on.page.getByText('Cancelled', { exact: true }).waitFor();
    await on.open('/');
    await on.heading('How much do you need?', 2);
  });

  it('[S4-22][S8-29] failed: with only the questions open, home names the next step', async () => {
    await openHome(await filledIn(lender, nextNumber()), 'Not finished');
    await on.page.getByText(/^Complete the credit history questionnaire/).waitFor();
    await expectStep('Your loan history');
    await expectButton('Edit', '/auth/loan_question');
  });

  it('[S4-19][S4-26][S4-32] assessing: home shows the review and Detail', async () => {
    await openHome(await submitted(lender, {}, nextNumber()), 'Under review');
    await expectStep('We check your details');
    await on.page.getByText(/^Usually about \d+ min more$/).waitFor();
    await expectButton('Detail', '/auth/review_tips?pageName=confirmBorrow');
    await expectRecord('Under review');
  });

  it('[S4-20][S4-27][S4-40] rejected: home shows the date and the reason', async () => {
    const loan = await submitted(lender, {}, nextNumber());
    await decide(lender, loan, 'reject');
    await openHome(loan, 'Not approved');
    await on.page.getByText(/^You can apply again from \w+day \d+ \w+ 20\d\d\.$/).waitFor();
    await expectButton('Cannot apply', '/auth/review_tips');
    await expectRecord('Not approved');
  });

  it('[S4-21][S4-28] success: home shows the end of the approval and Get money', async () => {
    await openHome(await approvedLoan(), 'Approved');
    await on.page.getByText(/^Take your time: good until \d+ \w+, \d\d:\d\d$/).waitFor();
    await expectButton('Get money', '/borrow/confirm_borrow');
  });

  it('[S4-18][S4-26][S4-38] lending: home shows that the money is on its way, and Detail', async () => {
    const loan = await approvedLoan();
    await collect(lender, loan);
    await openHome(loan, 'Money is on its way');
    await expectStep('On its way to M-Pesa');
    await on.page.getByText('It takes 10 to 60 minutes').waitFor();
    await expectButton('Detail', '/borrow/lending');
    await expectRecord('Sending money');
  });

  it('[S4-23][S4-30][S4-33][S4-41] repaying: home shows amount, due date and Pay; a failed payment is a record', async () => {
    const loan = await disbursedLoan();
    await logIn(on.page, lender, loan.token);
    await on.open('/');
    await on.page.getByText(/^To pay by /).waitFor();
    await expectAccessible(on.page, 'repaying');
    await expectButton('Pay', '/repay/repay_detail');
    await expectRecord('Repaying');
    await repay(loan, 100_000, 1032);
    await on.page.reload();
    await on.page.getByText('Failed', { exact: true }).waitFor();
    await on.open('/');
    await on.page.getByText(/^To pay by /).waitFor();
  });

  it('[S4-24][S4-31][S4-34][S4-35] overdue: home shows the late days and Pay; a repaid loan is finished and a new one is possible', async () => {
    const { orderNo } = await disbursedLoan();
    granted(await lender.call(sandboxAdvanceClock, { seconds: 98 * 86_400 }));
    // The session of 30 days has ended meanwhile.
    const loan = { orderNo, token: await loggedIn(lender, String(number)) };
    await openHome(loan, '7 days late');
    await on.page.getByText(/^It was due on /).waitFor();
    await expectButton('Pay', '/repay/repay_detail');
    await expectRecord('Overdue');
    const { order } = granted(await lender.call(latestOrder, {}, { token: loan.token }));
    await repay(loan, order!.repayAmount, 0);
    await on.page.reload();
    await on.page.getByText('Finished', { exact: true }).waitFor();
    await on.open('/');
    await on.heading('How much do you need?', 2);
  });
});
