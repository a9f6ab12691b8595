import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onPayout } from './on-payout.ts';
import { sandboxOf } from './sandbox.ts';

describe('the payout account in Mexico', () => {
  const on = onPayout('mx');

  it('[S3-71][S3-74][S5-24][S7-27] the money goes to a CLABE with a valid control digit', async () => {
    const { page, borrower } = await on.open();
    await expect.poll(() => page.getByRole('radio', { name: 'CLABE' }).isChecked()).toBe(true);
    await on.field('Bank').fill('BBVA');
    await on.fillTwice('CLABE', '032180000118359718');
    await on.field('CURP').fill('nugg950309mjcxpd01');
    await expectAccessible(page, 'payout, CLABE');
    await on.tapContinue();
    await expect
      .poll(() => on.summedUp())
      .toEqual(['CLABE: A digit of this CLABE is wrong. Compare it with your statement']);
    await on.fillTwice('CLABE', '032 180 00011835971 9');
    expect(await on.goOn(borrower)).toEqual({ bankName: 'BBVA', name: 'BBVA', maskedNumber: '••• ••• 719' });
    await page.goto(`${on.lender.url}/#/bank_account/add_bankcard`);
    await page.getByText('The money can go to BBVA ••• ••• 719.').waitFor();
    await expectAccessible(page, 'payout, a saved CLABE');
  });

  it('[S3-71][S3-72][S3-73][S3-106][S3-108] the money goes to a debit card, whose number and cvc the phone does not store', async () => {
    const { page, borrower } = await on.open();
    await page.getByRole('radio', { name: 'Debit card' }).check();
    await on.field('Bank').fill('BBVA');
    await on.fillTwice('Card number', '4242 4242 4242 4242');
    await on.row('Valid until').tap();
    const sheet = page.getByRole('dialog', { name: 'Valid until' });
    await sheet.getByRole('slider', { name: 'Year' }).focus();
    await page.keyboard.press('ArrowDown');
    await sheet.getByRole('button', { name: 'Confirm' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await on.row('Valid until.*\\d\\d/\\d\\d').waitFor();
    await on.field('CVC').fill('7391');
    await on.field('CURP').fill('NUGG950309MJCXPD01');
    await expectAccessible(page, 'payout, a debit card');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('NUGG950309MJCXPD01');
    for (const secret of ['4242424242424242', '7391']) expect(stored).not.toContain(secret);
    expect(await on.goOn(borrower)).toMatchObject({ maskedNumber: '••• ••• 242' });
    expect(await on.lender.log()).not.toMatch(/4242424242424242|7391\b/);
  });
});

describe('the payout account in India', () => {
  const on = onPayout('in');

  it('[S3-66][S3-68][S3-69][S3-70] the money goes to a branch by its IFSC', async () => {
    const { page, borrower } = await on.open();
    expect(await page.getByRole('radio').count()).toBe(0);
    await on.field('IFSC').fill('sbin 0001234');
    await expect.poll(() => on.field('IFSC').inputValue()).toBe('SBIN0001234');
    await on.field('Bank').fill('State Bank of India');
    await on.field('State of the branch').fill('Maharashtra');
    await on.field('District of the branch').fill('Pune');
    await on.field('Branch').fill('Kothrud');
    await on.fillTwice('Account number', '12345678901');
    await expectAccessible(page, 'payout, IFSC');
    expect(await on.goOn(borrower)).toMatchObject({
      name: 'State Bank of India',
      maskedNumber: '••• ••• 901',
    });
    await expect
      .poll(() => on.user(borrower))
      .toMatchObject({
        ifsc: 'SBIN0001234',
        district: 'Pune',
        branch: 'Kothrud',
      });
  });
});

describe('the payout account in Nigeria', () => {
  const on = onPayout('ng');

  it('[S3-67][S3-75][S3-76][S3-77] the money goes to a bank account with its BVN, confirmed by the code of an SMS', async () => {
    const { page, borrower, mobile } = await on.open();
    const sandbox = sandboxOf(on.lender.url);
    await on.choose('Bank', 'guar', 'Guaranty Trust Bank');
    await on.fillTwice('Account number', '0123456789');
    await on.field('BVN').fill('22123456789');
    await expectAccessible(page, 'payout, BVN');
    const before = await sandbox.code(mobile);
    await sandbox.advance(61);
    await page.getByRole('button', { name: 'Send the code' }).tap();
    await page.getByText('Send again in').waitFor();
    const code = await sandbox.code(mobile, before);
    const wrong = code === '111111' ? '222222' : '111111';
    await on.field('Code by SMS').fill(wrong);
    await on.tapContinue();
    await expect
      .poll(() => on.summedUp())
      .toEqual(['Code by SMS: that is not the code from the newest SMS. Check it again']);
    await on.field('Code by SMS').fill(code);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(code);
    expect(await on.goOn(borrower)).toMatchObject({ bankName: 'NG058', name: 'Guaranty Trust Bank' });
  });
});
