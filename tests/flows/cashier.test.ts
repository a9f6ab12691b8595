import { describe, expect, it } from 'vitest';
import { expectOneSum } from './books-of-loan.ts';
import { detailAddress, promptAddress } from './cashier-till.ts';
import { expectAccessible } from './expect-accessible.ts';
import { askForPin, onCashier } from './on-cashier.ts';

const at = onCashier();
const { on } = at;

describe('the payment prompt', () => {
  it('[S1-21][S2-83][S5-37][S5-38][S5-39] a prompt is for whole shillings from the minimum, and counts once after repeated taps and callbacks', async () => {
    const { loan, till } = await at.openCashier('712347001');
    await expectAccessible(on.page, 'cashier');
    await till.says('Pays all of it today');
    await till.says('Whole amounts, 500 or more');
    for (const [typed, message] of [
      ['', 'Please enter an integer amount. Write a whole number, without cents.'],
      ['499', 'The minimum repayment amount needs to be more than KSh 499. Enter KSh 500 or more.'],
      ['10001', 'You owe KSh 10,000. Enter that or less.'],
      ['', 'Please enter an integer amount. Write a whole number, without cents.'],
      ['99999999999999', 'You owe KSh 10,000'],
    ] as const) {
      await till.amount.fill(typed);
      await till.button(askForPin).tap();
      await till.says(message);
    }
    await on.phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await on.page.evaluate(() => navigator.clipboard.writeText('KSh 1,000.50'));
    await till.amount.fill('');
    await till.amount.press('Control+v');
    await expect.poll(() => till.amount.inputValue()).toBe('1,000');
    await till.button('Ask for my M-Pesa PIN: KSh 1,000').dblclick();
    await till.news('Enter your M-Pesa PIN');
    await till.announced('Enter your M-Pesa PIN');
    await expect.poll(() => at.payers.prompts(loan)).toBe(1);
    await at.answer(loan, 0, 2);
    await till.news('We have your payment');
    await till.announced('We have your payment');
    await till.says(/^Paid, \w+$/);
    await expectAccessible(on.page, 'paid');
    await expectOneSum(at.lender, loan, 100_000);
    await till.button('See what is left').tap();
    await on.heading('Your loan');
    on.phone.expectNoErrors();
  });

  it('the amount starts with the current balance until the borrower types, and is checked when the focus leaves the field', async () => {
    const { loan, till } = await at.openCashier('712347012');
    const owes = (sum: string) => on.page.getByText(`You owe KSh ${sum}. Enter that or less.`);
    await at.payers.byHand(loan, 2500);
    await expect.poll(() => till.amount.inputValue()).toBe('7,500');
    await till.says('Pays all of it today');
    await till.amount.fill('8000');
    expect(await owes('7,500').count()).toBe(0);
    await till.amount.press('Tab');
    await owes('7,500').first().waitFor();
    await till.amount.fill('7000');
    await owes('7,500').first().waitFor({ state: 'detached' });
    await at.payers.byHand(loan, 1000);
    await owes('6,500').first().waitFor();
    expect(await till.amount.inputValue()).toBe('7,000');
    await till.amount.fill('600');
    const mobile = on.page.getByRole('textbox', { name: /M-Pesa/ });
    await mobile.fill('0712000111');
    await till.choose('Paybill');
    await till.choose(/0712 ••• 111/);
    await expect.poll(() => mobile.inputValue()).toBe('712 000 111');
    await mobile.fill('612000111');
    await till.button(askForPin).tap();
    await till.says('Enter a Kenyan mobile number, 9 digits after +254');
    await expect.poll(() => mobile.evaluate((input) => input === document.activeElement)).toBe(true);
    await mobile.fill('');
    await till.says('Enter a Kenyan mobile number, 9 digits after +254');
    expect(await at.payers.prompts(loan)).toBe(0);
    on.phone.expectNoErrors();
  });

  it('a prompt is refused beside another one, also without a newer answer about the loan', async () => {
    const { loan, till } = await at.openCashier('712347011');
    await on.page.route(detailAddress, () => undefined);
    await on.page.clock.install();
    await at.payers.advance(1);
    await on.page.clock.fastForward(60_000);
    await till.amount.fill('700');
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    await till.button('Pay another way').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Pay another way' }).tap();
    await till.amount.fill('2000');
    await till.button(askForPin).tap();
    await till.says('A payment is already under way');
    expect(await at.payers.prompts(loan)).toBe(1);
    await on.page.unroute(detailAddress);
    await at.answer(loan, 0);
    await till.news('We have your payment');
  });

  it('[S8-20] a prompt fails with its reason, expires, and can be repeated', async () => {
    const { loan, till } = await at.openCashier('712347002');
    await till.amount.fill('700');
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    await at.answer(loan, 1032);
    await till.news('The payment did not go through');
    await till.announced('The payment did not go through');
    await till.says('You cancelled the prompt. Nothing was taken.');
    await till.button('Try again').tap();
    await expect.poll(() => till.amount.inputValue()).toBe('700');
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    // No answer and no callback.
    await at.payers.advance(3);
    await till.news('This order has timed out please try again');
    await till.button('Try again').tap();
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    // Paid with a lost callback: the lender finds the payment by a status request.
    await at.answer(loan, 0, 0);
    await at.payers.advance(3);
    await till.news('We have your payment');
    await expectOneSum(at.lender, loan, 70_000);
  });

  it('a prompt is found again after the page was closed, and after its answer was lost', async () => {
    const { loan, till } = await at.openCashier('712347003');
    await till.amount.fill('600');
    await on.page.route(promptAddress, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    await expect.poll(() => at.payers.prompts(loan)).toBe(1);
    await on.page.unroute(promptAddress);
    await at.kill();
    await till.news('Enter your M-Pesa PIN');
    await at.close();
    await at.answer(loan, 0);
    await on.open('/repay/cashier');
    await till.news('We have your payment');
    await till.says('KSh 600');
    // The receipt has been shown and is no longer new.
    await at.kill();
    await till.amount.waitFor();
    await expectOneSum(at.lender, loan, 60_000);
    on.phone.expectNoErrors(/ERR_CONNECTION_RESET/);
  });
});

describe('payments by hand', () => {
  it('[S1-22][S9-14][S8-11][S8-12] the paybill view shows and copies each number, and shows the payment, also with another amount', async () => {
    const { loan, till } = await at.openCashier('712347004');
    await on.phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await till.amount.fill('3000');
    await till.choose('Paybill');
    await expectAccessible(on.page, 'paybill');
    for (const [label, number] of [
      ['Business number', '600000'],
      ['Account number', loan.orderNo],
      ['Amount', '3000'],
    ] as const) {
      await expect.poll(() => till.number(label)).toBe(number);
      await till.button(`Copy ${label}`).tap();
      await till.button(`Copied ${label}`).waitFor();
      expect(await on.page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    }
    await on.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await till.button('Copy Account number').tap();
    await till.button('Copy failed Account number').waitFor();
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    await expectAccessible(on.page, 'waiting');
    await at.close();
    await at.payers.byHand(loan, 2500, 2);
    await on.open('/repay/cashier');
    await till.news('We have your payment');
    await till.says('You planned KSh 3,000. We received this.');
    await expectOneSum(at.lender, loan, 250_000);
    on.phone.expectNoErrors();
  });

  it('[S9-06] after a quarter of an hour the app offers a proof and customer service; another payment method shows a warning', async () => {
    const { loan, till } = await at.openCashier('712347005');
    await till.says('Shown here within 15 minutes of paying.');
    await till.choose('Paybill');
    await till.amount.fill('1000');
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    expect(await till.button(/^Send proof that you paid/).count()).toBe(0);
    await at.payers.advance(4);
    await till.button(/^Send proof that you paid/).waitFor();
    await at.payers.advance(12);
    await till.news('This takes longer than usual');
    await till.button('Talk to a person').tap();
    await on.page.getByRole('dialog').getByRole('link').first().waitFor();
    await on.page.keyboard.press('Escape');
    await till.button('Pay another way').tap();
    await till.says('Your payment of KSh 1,000 may still come.');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Pay another way' }).tap();
    await till.choose('M-Pesa prompt');
    await till.button(askForPin).tap();
    await till.news('Enter your M-Pesa PIN');
    await till.button('Pay another way').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Pay another way' }).tap();
    // The prompt is still pending, and no second prompt is created.
    await till.button(/^KSh 1,000 is still on its way/).waitFor();
    await till.amount.fill('2000');
    await till.button(askForPin).tap();
    await till.says('A payment is already under way');
    await expect.poll(() => at.payers.prompts(loan)).toBe(1);
    await till.choose('Paybill');
    await at.answer(loan, 0);
    await till.news('We have your payment');
    await till.button('See what is left').tap();
    await on.open('/repay/cashier');
    await till.button('Pay another way').waitFor({ state: 'detached' });
    await till.choose('Paybill');
    await till.button('I have paid').tap();
    await till.news('We are waiting for your payment');
    await at.payers.advance(4);
    await till.button(/^Send proof that you paid/).tap();
    await expect.poll(() => on.path()).toBe(`/repay/voucher?orderNo=${loan.orderNo}`);
    await expectOneSum(at.lender, loan, 100_000);
  });
});
