import { latestOrder } from '@kopa/contract/calls/loan';
import { orderSteps } from '@kopa/contract/order-steps';
import { describe, expect, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectOneSum } from './books-of-loan.ts';
import { keysHand } from './keys-hand.ts';
import { languageLook } from './looks/language.ts';
import { askForPin, onCashier } from './on-cashier.ts';
import { wordsIn } from './words.ts';

const at = onCashier();
const { on } = at;
const owed = 10_000;

const stepOf = async ({ token }: Applicant) =>
  granted(await at.lender.call(latestOrder, {}, { token })).order?.step;

describe('references in the cashier', () => {
  it('[S1-23][S1-24][S9-15][S9-16][S9-17] an account of the loan, the page of a card, the account at the bank, and an overpayment', async () => {
    const { loan, till } = await at.openCashier('712347006');
    await on.phone.context.route('https://pay.sandbox.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Card</title>' }),
    );
    await till.amount.fill('800');
    await till.choose('Bank transfer');
    await till.button('Copy Account number').waitFor();
    const account = await till.number('Account number');
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    expect(await at.payers.to(account, 800, 2)).toBe('paid');
    await till.news('We have your payment');
    await till.button('See what is left').tap();
    await expectOneSum(at.lender, loan, 80_000);

    await on.open('/repay/cashier');
    await till.amount.fill('900');
    await till.choose('Card');
    const opened = on.phone.context.waitForEvent('page');
    await till.button('Go to the payment page: KSh 900').dblclick();
    const page = await opened;
    await page.waitForURL(/sandbox/);
    const link = page.url().split('/').at(-1)!;
    await till.news('Finish paying on the other page');
    await expect
      .poll(() => on.page.getByRole('link', { name: /^Open pay\.sandbox\.example/ }).getAttribute('href'))
      .toBe(page.url());
    await page.close();
    await at.kill();
    await till.news('Finish paying on the other page');
    expect(await at.payers.to(link)).toBe('paid');
    await till.news('We have your payment');
    await till.button('See what is left').tap();
    await expectOneSum(at.lender, loan, 170_000);

    // The barcode expires before the payment and is replaced.
    await on.open('/repay/cashier');
    await till.amount.fill('500');
    await till.choose('Card');
    const before = on.phone.context.waitForEvent('page');
    await till.button(/^Go to the payment page/).tap();
    await till.news('Finish paying on the other page');
    await (await before).close();
    await at.payers.advance(61);
    await till.news('This order has timed out please try again');
    const again = on.phone.context.waitForEvent('page');
    await till.button('Go to a new payment page').tap();
    await till.news('Finish paying on the other page');
    const replaced = await again;
    await replaced.waitForURL(/sandbox/);
    const barcode = replaced.url().split('/').at(-1)!;
    await replaced.close();
    expect(await at.payers.to(barcode)).toBe('paid');
    await till.news('We have your payment');
    await expectOneSum(at.lender, loan, 220_000);
    await till.button('See what is left').tap();

    await on.open('/repay/cashier');
    await till.choose('Pay at the bank');
    await expect.poll(() => till.number('Account number')).toBe('0100200300');
    await expect.poll(() => till.number('Reference')).toBe(loan.orderNo);
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    // An overpayment by another method than the awaited one ends the loan.
    await at.payers.to(account, owed);
    await till.news('We have your payment');
    await till.says(/^You paid KSh [\d,]+ more than you owed\. We send it back to you\.$/);
    await expect.poll(() => stepOf(loan)).toBe(orderSteps.finish);
    await till.button('See my loan').tap();
    await on.page.getByRole('heading', { name: 'Your loan is paid back' }).waitFor();
    await on.open('/repay/cashier');
    await expect.poll(() => on.path()).toBe('/repay/repay_detail');
    on.phone.expectNoErrors();
  });
});

describe('the cashier', () => {
  it('the cashier shows its numbers offline, and accepts payments when the connection returns', async () => {
    const { loan, till } = await at.openCashier('712347008');
    await till.amount.fill('550');
    await till.choose('Paybill');
    await till.button('Copy Account number').waitFor();
    await on.phone.context.setOffline(true);
    await expect.poll(() => till.number('Amount')).toBe('550');
    await till.choose('M-Pesa prompt');
    await till.button(askForPin).tap();
    await till.says(/^There is no connection/);
    await on.phone.context.setOffline(false);
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    await at.answer(loan, 2001);
    await till.says('The PIN was wrong. Nothing was taken.');
    await expect.poll(() => at.payers.prompts(loan)).toBe(1);
    await expectOneSum(at.lender, loan, 0);
  });

  it('the cashier is used with keys alone', async () => {
    const { loan, till } = await at.openCashier('712347009');
    const hand = keysHand(on.page);
    await hand.type(till.amount, '650');
    await hand.mark(till.way('Paybill'));
    await hand.press(till.button('I have paid'));
    await till.news('We are waiting for your payment');
    await hand.press(till.button('Pay another way'));
    await hand.press(on.page.getByRole('dialog').getByRole('button', { name: 'Pay another way' }));
    await hand.mark(till.way('M-Pesa prompt'));
    await hand.press(till.button(askForPin));
    await till.news('Enter your M-Pesa PIN');
    await at.answer(loan, 0);
    await till.news('We have your payment');
    await expectOneSum(at.lender, loan, 65_000);
  });

  it('each view of the cashier uses one language, in Spanish and in Swahili', async () => {
    const { loan, till } = await at.openCashier('712347010');
    for (const language of ['es', 'sw'] as const) {
      await on.page.evaluate((chosen) => {
        localStorage.setItem('settings', JSON.stringify({ language: chosen }));
      }, language);
      await at.kill();
      const words = wordsIn(language);
      const foreign = languageLook(on.page, words);
      for (const method of ['mpesa', 'paybill', 'card', 'offlineAccount', 'bankTransfer']) {
        await till.choose(words.say(`cashier:way.${method}.name`));
        expect(await foreign(), method).toEqual([]);
      }
      await on.page.getByRole('button', { name: words.matching('cashier:iHavePaid') }).tap();
      await till.news(words.say('cashier:waiting.money.heading'));
      await at.payers.advance(4);
      await till.says(words.say('cashier:proof.label'));
      expect(await foreign(), 'waiting').toEqual([]);
      await at.payers.byHand(loan, 500);
      await till.news(words.say('payment:state.paid.heading'));
      expect(await foreign(), 'paid').toEqual([]);
    }
    await expectOneSum(at.lender, loan, 100_000);
  });
});
