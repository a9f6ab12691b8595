import { kenyaMarket } from '@kopa/contract/market';
import { groupedPhone } from '@kopa/contract/market/phone';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onPayout } from './on-payout.ts';

describe('the payout account in Kenya', () => {
  const branches = ['Moi Avenue', 'Kisumu', 'Nakuru'];
  const on = onPayout(
    'ke',
    branches.map((name, at) => ({ bank: 'KE01', code: `10${at}`, name })),
  );

  it('[S1-15][S2-06][S2-75] the money goes to M-Pesa by default', async () => {
    const { page, borrower, mobile } = await on.open();
    await expect.poll(() => page.getByRole('radio', { name: 'Mobile money' }).isChecked()).toBe(true);
    await on.row('Wallet.*M-Pesa').waitFor();
    await expect.poll(() => on.field('Name on the account').inputValue()).toBe("Wanjiru Ng'ang'a");
    await expectAccessible(page, 'payout, M-Pesa');
    await on.fillTwice('M-Pesa number', `+254 ${mobile}`);
    expect(await on.goOn(borrower)).toMatchObject({
      name: 'M-Pesa',
      maskedNumber: `••• ••• ${mobile.slice(-3)}`,
    });
  });

  it('[S1-15][S3-67] the money goes to another wallet, whose name the rows show', async () => {
    const { borrower } = await on.open();
    await on.chooseShort('Wallet', 'Airtel Money');
    await on.fillTwice('Airtel Money number', '0733 123 456');
    expect(await on.goOn(borrower)).toMatchObject({ bankName: 'AIRTEL_MONEY', name: 'Airtel Money' });
  });

  it('[S1-14][S3-65][S3-67][S3-70][S3-109] the money goes to a bank that is found by its name, with a typed branch', async () => {
    const { page, borrower } = await on.open();
    await page.getByRole('radio', { name: 'Bank account' }).check();
    await on.row('Branch').tap();
    await page.getByText('Choose the bank first').nth(1).waitFor();
    await on.choose('Bank', 'equi', 'Equity Bank Kenya');
    await page.getByText('Equity Bank Kenya has 222 branches.', { exact: false }).waitFor();
    await on.field('Branch').fill('Kisumu Oginga');
    await on.field('Account number').fill('0123 4567-89 01');
    await on.field('Account number again').fill('012345678901');
    await expectAccessible(page, 'payout, a Kenyan bank');
    expect(await on.goOn(borrower)).toEqual({
      bankName: 'KE68',
      name: 'Equity Bank Kenya',
      maskedNumber: '••• ••• 901',
    });
    await expect.poll(() => on.user(borrower)).toMatchObject({ branch: 'Kisumu Oginga', accountNumber: '' });
  });

  it("[S3-70][S7-26] a branch of the lender's list can be chosen, and a new bank clears the branch", async () => {
    const { page, borrower } = await on.open();
    await page.getByRole('radio', { name: 'Bank account' }).check();
    // By its clearing code.
    await on.choose('Bank', '01', 'KCB Bank Kenya');
    await on.chooseShort('Branch', 'Nakuru');
    await on.row('Branch.*Nakuru').waitFor();
    await on.choose('Bank.*KCB', 'absa', 'Absa Bank Kenya');
    expect(await on.field('Branch').inputValue()).toBe('');
    await on.choose('Bank.*Absa', 'kcb', 'KCB Bank Kenya');
    await on.chooseShort('Branch', 'Moi Avenue');
    await on.fillTwice('Account number', '1234567890');
    await on.goOn(borrower);
    await expect.poll(() => on.user(borrower)).toMatchObject({ bankName: 'KE01', branch: 'Moi Avenue' });
  });

  it('[S3-70] a bank can be chosen, and its branch typed, without a connection', async () => {
    const { page, borrower } = await on.open();
    await page.waitForLoadState('networkidle');
    await on.phone.context.setOffline(true);
    await page.getByRole('radio', { name: 'Bank account' }).check();
    await on.choose('Bank', 'kcb', 'KCB Bank Kenya');
    await on.field('Branch').fill('Moi Avenue');
    await on.phone.context.setOffline(false);
    await on.fillTwice('Account number', '1234567890');
    await on.tapContinue();
    await page.getByRole('heading', { name: 'Your loan history', level: 1 }).waitFor();
    await expect.poll(() => on.user(borrower)).toMatchObject({ branch: 'Moi Avenue' });
  });

  it('[S5-26][S5-35] each empty row states what is missing, and two different numbers are reported', async () => {
    const { page } = await on.open();
    await page.getByRole('radio', { name: 'Bank account' }).check();
    await on.row('Bank').waitFor();
    await on.tapContinue();
    await expect
      .poll(() => on.summedUp())
      .toEqual([
        'Bank: choose your bank',
        'Branch: enter the branch',
        'Account number: enter the number',
        'Account number again: enter the number again',
      ]);
    await on.field('Account number').fill('1234567890');
    await on.field('Account number again').fill('1234567891');
    await on.tapContinue();
    await page
      .getByRole('link', {
        name: /Bank account inconsistent with confirmation number. Enter the same number twice./i,
      })
      .waitFor();
    // Pasted over the old value, valid at once.
    await on.field('Account number again').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('12345 67890');
    expect(await on.field('Account number again').getAttribute('aria-invalid')).not.toBe('true');
    await expect.poll(() => on.field('Account number again').inputValue()).toBe('1234567890');
  });

  it('[S3-64] each account kind keeps its own rows, and only the chosen kind is sent', async () => {
    const { page, borrower, mobile } = await on.open();
    // Initially the number of the login.
    for (const row of ['M-Pesa number', 'M-Pesa number again'])
      await expect.poll(() => on.field(row).inputValue()).toBe(groupedPhone(mobile, kenyaMarket));
    await page.getByRole('radio', { name: 'Bank account' }).check();
    expect(await on.field('Account number').inputValue()).toBe('');
    await on.choose('Bank', 'kcb', 'KCB Bank Kenya');
    await on.field('Account number').fill('1234567890');
    await page.getByRole('radio', { name: 'Mobile money' }).check();
    await expect.poll(() => on.field('M-Pesa number').inputValue()).toBe(groupedPhone(mobile, kenyaMarket));
    await page.getByRole('radio', { name: 'Bank account' }).check();
    await on.row('Bank.*KCB').waitFor();
    await expect.poll(() => on.field('Account number').inputValue()).toBe('1234567890');
    await page.reload();
    // The page was killed: the kind that was open is there again, with its rows.
    await on.row('Bank.*KCB').waitFor();
    await expect.poll(() => on.field('Account number').inputValue()).toBe('1234567890');
    await page.getByRole('radio', { name: 'Mobile money' }).check();
    await on.fillTwice('M-Pesa number', mobile);
    expect(await on.goOn(borrower)).toMatchObject({ name: 'M-Pesa' });
    await expect.poll(() => on.user(borrower)).toMatchObject({ cardType: 'mobileMoney', branch: '' });
  });
});
