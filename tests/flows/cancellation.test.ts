import { sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { applied, submitted } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { collect, decide, logIn, newcomer, overHttp } from './over-http.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(async () => {
  lender = overHttp(on.lender.url);
  granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
});

const form = '/cancellation_form';
const button = (name: string) => on.page.getByRole('button', { name, exact: true });
const reason = (name: string) => on.page.getByRole('radio', { name, exact: true });

describe('the cancellation form', () => {
  it('[S2-45][S5-44][S8-15][S1-47] the form opens from the review, requires exactly one reason, and ends the application', async () => {
    const loan = await submitted(lender, {}, '712348001');
    await logIn(on.page, lender, loan.token);
    await on.open('/auth/review_tips?pageName=confirmBorrow');
    await button('Cancel this application').tap();
    await on.heading('Cancel this application?', 2);
    await expect.poll(() => on.path()).toBe(form);
    await expectAccessible(on.page, 'the form');

    await button('Cancel the application').tap();
    await on.page.getByText('Choose one reason').first().waitFor();
    await expect.poll(() => stepOf(lender, loan.token)).toBe(1);

    await reason('It takes too long').check();
    await reason('It costs too much').check();
    await expect.poll(() => on.page.getByRole('radio', { checked: true }).count()).toBe(1);
    await button('Cancel the application').dblclick();
    await on.page.getByText('Cancellation success').first().waitFor();
    await on.heading('How much do you need?', 2);
    await expect.poll(() => on.path()).toBe('/');
    await expect.poll(() => stepOf(lender, loan.token)).toBe(8);
    on.phone.expectNoErrors();
  });

  it('[S8-16] a failure is stated with its reason, the choice survives a killed page, and the form can be sent again', async () => {
    const loan = await applied(lender, '712348002');
    await logIn(on.page, lender, loan.token);
    await on.open('/');
    await button('Cancel this application').tap();
    await reason('I applied by mistake').check();
    await on.phone.context.setOffline(true);
    await button('Cancel the application').tap();
    const failure = on.page.getByRole('alert').filter({ hasText: 'Cancellation fail' });
    await failure.getByText('There is no connection.', { exact: false }).waitFor();
    await on.phone.context.setOffline(false);
    await on.page.reload();
    await on.heading('Cancel this application?', 2);
    await expect.poll(() => reason('I applied by mistake').isChecked()).toBe(true);
    await button('Cancel the application').tap();
    await on.page.getByText('Cancellation success').first().waitFor();
    on.phone.expectNoErrors();
  });

  it('[S8-16] a failure is stated when the order has moved meanwhile', async () => {
    const loan = await submitted(lender, {}, '712348003');
    await logIn(on.page, lender, loan.token);
    await on.open(form);
    await reason('Another reason').check();
    await decide(lender, loan, 'approve');
    await collect(lender, loan);
    await button('Cancel the application').tap();
    const failure = on.page.getByRole('alert').filter({ hasText: 'Cancellation fail' });
    await failure.getByText('This loan can no longer be cancelled.').waitFor();
    await on.page.reload();
    await on.heading('This loan can no longer be cancelled', 2);
    await expectAccessible(on.page, 'too late');
    await button('See where it stands').tap();
    await on.page.getByText('Money is on its way', { exact: true }).waitFor();
  });

  it('the form declines an offer, or keeps it', async () => {
    const loan = await submitted(lender, {}, '712348004');
    await decide(lender, loan, 'approve');
    await logIn(on.page, lender, loan.token);
    await on.open('/borrow/confirm_borrow');
    await button('I do not want this loan').tap();
    await on.heading('Cancel this application?', 2);
    await button('Keep my application').tap();
    await on.heading('Your loan offer');
    await expect.poll(() => stepOf(lender, loan.token)).toBe(14);
  });

  it('the form opens home for a borrower without an order to cancel', async () => {
    await newcomer(on.page, lender, '712348005');
    await on.open(form);
    await on.heading('How much do you need?', 2);
  });
});
