import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { getUserInfo } from '@kopa/contract/calls/security';
import { latestOrder } from '@kopa/contract/calls/loan';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import { errorCodes } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onFeedback } from './on-feedback.ts';
import { logIn, newcomer } from './over-http.ts';
import { openPersonal } from './personal-form.ts';
import { photo } from './photo.ts';
import { disbursedLoan } from './running-loan.ts';
import { addressOf } from './sent-sections.ts';

const here = onFeedback();
const { on, button, box, said, pick, give, sent } = here;

const line = (isThere: boolean) => on.phone.context.setOffline(!isThere);
const kept = 'Saved on this phone. We send it when you are back online.';

/** The commands that the page sends from now on. */
function commands(): Request[] {
  const all: Request[] = [];
  on.page.on('request', (request) => {
    if (request.method() === 'POST' && request.postDataJSON()?.loanOrderId) all.push(request);
  });
  return all;
}

const tokenHere = () => on.page.evaluate(() => JSON.parse(localStorage.getItem('Authorization')!) as string);

/** The first two forms, filled in without a connection. */
async function fillTwoForms(mobile: string) {
  const borrower = await openPersonal(on.page, on.lender, mobile);
  await on.page.getByLabel('Address').fill('Moi');
  await on.page.waitForLoadState('networkidle');
  await line(false);
  await borrower.fillPersonal();
  await said(kept);
  await borrower.heading('Work and contacts');
  await borrower.fillWork();
  await borrower.fillContacts();
  await button('Continue').tap();
  await said('Waiting to be sent: 2');
  return borrower;
}

describe('without a connection', () => {
  it('two forms wait, are seen on home, and are sent in order and once with their own keys after a killed page', async () => {
    await fillTwoForms('712366001');
    const token = await tokenHere();
    await button('See').tap();
    const sheet = on.page.getByRole('dialog', { name: 'Waiting to be sent: 2' });
    await sheet.getByText('About you').first().waitFor();
    await sheet.getByText('Work and contacts').first().waitFor();
    await expectAccessible(on.page, 'what waits');
    await on.page.close();

    await line(true);
    on.phone.page = await on.phone.context.newPage();
    const sentNow = commands();
    await on.open('/');
    await said('Sent: what waited on this phone has arrived.');
    expect(sentNow.map((each) => Object.keys(each.postDataJSON()).includes('firstName'))).toEqual([
      true,
      false,
    ]);
    expect(new Set(sentNow.map((each) => each.headers()['idempotency-key'])).size).toBe(2);
    const { order } = granted(await here.lender.call(latestOrder, {}, { token }));
    expect(order?.step).toBe(orderSteps.identityOcr);
    expect(await on.page.getByText(/^Waiting to be sent/).count()).toBe(0);
  });

  it('what waits is opened, changed and taken out; the newest answers are sent, and what was taken out stays in its form', async () => {
    const borrower = await fillTwoForms('712366002');
    const token = await tokenHere();
    await button('See').tap();
    await button('Actions: Work and contacts').tap();
    await button('Do not send Work and contacts').tap();
    await button(/^About you/).tap();
    await borrower.heading('About you');
    await on.page.getByLabel('Address').fill('Kenyatta Road 9');
    await button('Continue').tap();
    await said('Waiting to be sent: 1');
    const sentNow = commands();
    await line(true);
    await said('Sent: what waited on this phone has arrived.');
    expect(sentNow).toHaveLength(1);
    const { personal, additional } = granted(await here.lender.call(getUserInfo, {}, { token }));
    expect(personal?.['address']).toBe('Kenyatta Road 9');
    expect(additional).toBeNull();
    await on.open('/auth/additionalInfomation');
    await on.page.reload();
    await on.page.getByText(/^Saved on this phone, /).waitFor();
  });

  it('what the lender refuses stays with the reason and holds back what follows of the same order', async () => {
    await fillTwoForms('712366003');
    const sentNow = commands();
    await on.page.route(addressOf(saveBasicInfoMarket), (route) =>
      route.fulfill({
        json: {
          code: errorCodes.invalidInput,
          msg: 'wrong',
          data: null,
          fields: { address: 'address.short' },
        },
      }),
    );
    await line(true);
    await said('Something that waited was not taken. Open it on Home.');
    expect(sentNow).toHaveLength(1);
    await on.page.reload();
    await button('See').tap();
    await said(/^Not taken\./);
    await button(/^About you/).tap();
    await on.heading('About you', 1);
  });

  it('what waits is counted on home when the code of its rows was lost on the way', async () => {
    await on.phone.context.route('**/assets/waiting-row-*.js', (route) => route.abort());
    await fillTwoForms('712366008');
    expect(await button('See').count()).toBe(0);
    await line(true);
    await said('Sent: what waited on this phone has arrived.');
  });

  it('on a dead line that the phone calls a connection a form waits, and is sent a minute later', async () => {
    await on.page.clock.install();
    const borrower = await openPersonal(on.page, on.lender, '712366007');
    await on.page.getByLabel('Address').fill('Moi');
    await on.page.waitForLoadState('networkidle');
    await on.page.route('**/api/**', (route) => route.abort());
    const lost = commands();
    await borrower.fillPersonal();
    await said(kept);
    await on.page.unroute('**/api/**');
    const sentNow = commands();
    await on.page.clock.runFor(61_000);
    await said('Sent: what waited on this phone has arrived.');
    expect(sentNow).toHaveLength(1);
    expect(new Set(lost.map((each) => each.headers()['idempotency-key'])).size).toBe(1);
    on.phone.expectNoErrors(/ERR_FAILED/);
  });

  it('a proof of payment waits with its picture, and is sent with the picture', async () => {
    const loan = await disbursedLoan(here.lender, '712366004');
    await logIn(on.page, here.lender, loan.token);
    await on.open(`/repay/voucher?orderNo=${loan.orderNo}&part=new`);
    await here.row('Day of payment').waitFor();
    await on.page.waitForLoadState('networkidle');
    await line(false);
    const chooser = on.page.waitForEvent('filechooser');
    const picture = on.page.getByRole('group', { name: 'Picture 1' });
    await picture.getByRole('button', { name: 'Choose a photo' }).tap();
    await (await chooser).setFiles(photo(7));
    await picture.getByText(/There is no connection/).waitFor();
    await box('Amount').fill('2,000');
    await here.row('Day of payment').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await pick('How you paid', 'M-Pesa');
    await button('Send the proof').tap();
    await said(kept);
    await line(true);
    await said('Sent: what waited on this phone has arrived.');
    const { vouchers } = granted(
      await here.lender.call(getVoucherList, { orderNo: loan.orderNo }, { token: loan.token }),
    );
    expect(vouchers.map(({ amountCents, pictures }) => [amountCents, pictures.length])).toEqual([
      [200_000, 1],
    ]);
  });

  it('feedback waits with its picture, and arrives once', async () => {
    const token = await newcomer(on.page, here.lender, '712366005');
    await on.open('/feedback/add_feedback');
    await pick('What is it about', 'Loan not received');
    await on.page.waitForLoadState('networkidle');
    await line(false);
    await box('What happened').fill('The money did not come.');
    await give('Add pictures', [photo(9)]);
    await said(/^There is no connection/);
    await button('Send').tap();
    await said(kept);
    await line(true);
    await said('Sent: what waited on this phone has arrived.');
    const all = await sent(token);
    expect(all.map(({ description, receiptImages }) => [description, receiptImages.length])).toEqual([
      ['The money did not come.', 1],
    ]);
  });
});
