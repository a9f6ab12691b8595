import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { Borrower } from './borrower.ts';
import { startLender, type Lender } from './start-lender.ts';
import { startPhone, type Phone } from './start-phone.ts';

let browser: Browser;
let lender: Lender;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  [browser, lender] = await Promise.all([launchBrowser(), startLender()]);
});
afterAll(async () => {
  await browser?.close();
  await lender?.stop();
});
beforeEach(async () => {
  phone = await startPhone(browser);
  page = phone.page;
});
afterEach(() => phone.close());

const open = (path: string) => page.goto(`${lender.url}/#${path}`);
const path = () => page.evaluate(() => window.location.hash.slice(1));
const heading = (name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true }).waitFor();

/** Stands in for the native app on Android and keeps what it is told. */
const listenAsNative = () =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, {
      told,
      KopaNative: { postMessage: (message: string) => told.push(JSON.parse(message)) },
    });
  });
const told = () => page.evaluate(() => (window as unknown as { told: { action: string }[] }).told);

describe('the addresses', () => {
  it('[S1-01][S2-01][S2-02] open home by the hash', async () => {
    await open('/');
    await heading('EasyCash');
    expect(await path()).toBe('/');
  });

  it.each([
    ['S2-13', '/borrow', '/'],
    ['S2-18', '/repay', '/'],
    ['S2-29', '/user', '/'],
    ['S2-05', '/bank_account', '/user/login'],
    ['S2-07', '/auth', '/user/login'],
  ])('[%s] %s leads a visitor to %s', async (_clause, from, to) => {
    await open(from);
    await page.waitForFunction((wanted) => window.location.hash === `#${wanted}`, to);
  });

  it.each([
    ['S2-56', '/borrow/to_borrow?amount=1000000&days=91'],
    ['S2-57', '/auth/personal_infomation'],
    ['S2-59', '/bank_account/add_bankcard'],
    ['S2-60', '/auth/id_card_authentication'],
    ['S2-61', '/auth/review_tips'],
  ])('[%s][S2-66][S2-67][S6-03] %s asks a visitor to log in', async (_clause, guarded) => {
    await listenAsNative();
    await open(guarded);
    await heading('What is your mobile number?');
    expect(await path()).toBe('/user/login');
    expect(await told()).toContainEqual({ action: 'toLogin' });
  });

  it.each(['/repay/repay_detail', '/repay/cashier', '/borrow/confirm_borrow', '/auth/loan_question'])(
    '[S2-68][S8-01] %s is not guarded: the lender says that nobody is logged in, and home opens',
    async (unguarded) => {
      await open(unguarded);
      await page.getByText('User not logged in').waitFor();
      await page.waitForFunction(() => window.location.hash === '#/');
    },
  );

  it('[S2-69][S2-70][S2-71][S2-04] the tabs lead to home, records and me', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Records' }).tap();
    await heading('Records');
    await page.getByRole('link', { name: 'Me', exact: true }).tap();
    await heading('Me');
    await page.getByRole('link', { name: 'Home' }).tap();
    await heading('EasyCash');
    expect(await page.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('the session', () => {
  it('[S1-06][S2-30][S3-04][S4-44][S4-45][S4-46] a login is stored and goes home', async () => {
    const borrower = new Borrower(page, lender, '712345101');
    await open('/user/login');
    await borrower.signIn();
    await heading('EasyCash');
    const stored = await page.evaluate(() => [
      localStorage.getItem('Authorization'),
      localStorage.getItem('userInfo'),
    ]);
    expect(stored[0]).toMatch(/^".{20,}"$/);
    expect(JSON.parse(stored[1]!)).toMatchObject({ mobile: '712345101' });
  });

  it('[S8-03][S8-05][S8-06][S8-07][S8-08] a login elsewhere ends it: said once, cleared, the native app told, home', async () => {
    await listenAsNative();
    await open('/user/login');
    await new Borrower(page, lender, '712345102').signIn();
    const other = await startPhone(browser);
    try {
      await new Borrower(other.page, lender, '712345102').sandbox.advance(61);
      await other.page.goto(`${lender.url}/#/user/login`);
      await new Borrower(other.page, lender, '712345102').signIn();
    } finally {
      await other.close();
    }
    await open('/records');
    await page.getByText('logged in from another device').first().waitFor();
    expect(await page.getByText('logged in from another device').count()).toBe(1);
    await page.waitForFunction(() => window.location.hash === '#/');
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
    expect(await told()).toContainEqual({ action: 'logout' });
  });

  it('[S4-47][S4-48][S8-14] logging out forgets the borrower and tells the native app', async () => {
    await listenAsNative();
    await open('/user/login');
    await new Borrower(page, lender, '712345103').signIn();
    await open('/me');
    await page.getByRole('button', { name: 'Log out' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
    await page.getByText('Exited successfully').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull();
    expect(await told()).toContainEqual({ action: 'logout' });
  });

  it('[S5-42][S5-43] an empty and a wrong code are told apart, and the right one still works', async () => {
    const borrower = new Borrower(page, lender, '712345104');
    await open('/user/login');
    await page.getByLabel('Mobile number').fill(borrower.mobile);
    await borrower.button('Continue').tap();
    await borrower.heading('Enter the code we sent you');
    await borrower.button('Continue').tap();
    await page.getByText('Verification code cannot be empty').waitFor();
    const code = await borrower.sandbox.code(borrower.mobile);
    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel('6-digit code').fill(wrong);
    await page.getByText(/Invalid verification code/).waitFor();
    await page.getByLabel('6-digit code').fill(code);
    await heading('EasyCash');
  });
});

describe('what is stored on the phone', () => {
  it('is parsed, and what is spoilt is as if it were not there', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('Authorization', '{"not":"a token"}');
      localStorage.setItem('userInfo', '[1,');
      localStorage.setItem('settings', '"sw"');
      localStorage.setItem('draft:1:personal', '{"values":{"firstName":7}}');
    });
    await open('/');
    await heading('How much do you need?', 2);
    await open('/me');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    phone.expectNoErrors();
  });
});

describe('the language', () => {
  it.each([
    ['Español', '¿Cuánto necesitas?', 'es'],
    ['Kiswahili', 'Unahitaji pesa ngapi?', 'sw'],
  ])('[S1-33][S3-05] %s is chosen on the first screen and stays', async (name, question, lang) => {
    await open('/');
    await page.getByRole('button', { name: 'Language: English' }).tap();
    await page.getByRole('option', { name }).tap();
    await heading(question, 2);
    await page.reload();
    await heading(question, 2);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    phone.expectNoErrors();
  });
});

describe('a form', () => {
  /** Counts what React commits to the page. */
  const countCommits = () =>
    page.addInitScript(() => {
      const counter = { commits: 0 };
      Object.assign(window, {
        counter,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          isDisabled: false,
          supportsFiber: true,
          renderers: new Map(),
          inject: () => 1,
          onCommitFiberRoot: () => {
            counter.commits += 1;
          },
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
          checkDCE: () => undefined,
        },
      });
    });
  const commits = () =>
    page.evaluate(() => (window as unknown as { counter: { commits: number } }).counter.commits);

  const openPersonal = async (mobile: string) => {
    const borrower = new Borrower(page, lender, mobile);
    await borrower.chooseLoanAndRegister();
    await borrower.startApplication();
    return borrower;
  };

  it('renders nothing while someone types', async () => {
    await countCommits();
    const borrower = await openPersonal('712345111');
    await page.getByLabel('Last name').fill('x');
    await page.getByLabel('First name').focus();
    const before = await commits();
    expect(before).toBeGreaterThan(0);
    await page.getByLabel('First name').pressSequentially('Wanjiru');
    expect(await commits()).toBe(before);
    expect(borrower.mobile).toBe('712345111');
  });

  it('[S2-94][S2-95][S2-98][S2-99][S2-100][S5-35] marks each missing row, sums them up, and leads to them', async () => {
    const borrower = await openPersonal('712345112');
    await page.getByLabel('First name').fill('Wa');
    await borrower.button('Continue').tap();
    const summary = page.getByRole('region', { name: /^Please fix \d+ answers$/ });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Gender: Choose male or female' }).tap();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('gender');
    expect(await page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
    // Rows that do not show yet are not asked for.
    expect(await summary.getByRole('link', { name: /^National ID/ }).count()).toBe(0);
  });

  it('[S2-108][S2-109][S2-110][S2-111][S2-112][S2-113][S2-114] shows the later rows only after a birthday', async () => {
    await openPersonal('712345113');
    const row = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).or(page.getByLabel(name));
    const later = [
      'Education',
      'Marital status',
      'National ID number',
      'WhatsApp number',
      'Another phone number',
      'Email',
    ];
    for (const name of later) expect(await row(name).count(), name).toBe(0);
    await page.getByRole('button', { name: /^Birthday/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await page.getByText('National ID number').waitFor();
    for (const name of later) expect(await row(name).count(), name).toBe(1);
    await page.getByText('Your agreement and receipts go to this address.').waitFor();
  });

  it('[S2-119][S4-51][S5-34] explains that a state comes before the city, and a new state clears it', async () => {
    const borrower = await openPersonal('712345114');
    await page.getByRole('button', { name: /^City/ }).tap();
    await page.getByText('Choose a state first').nth(1).waitFor();
    const choose = async (row: string, choice: string) => {
      await page.getByRole('button', { name: new RegExp(`^${row}`) }).tap();
      await page.getByRole('option', { name: choice }).first().tap();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await choose('State', 'Nairobi');
    await choose('City', 'Nairobi West');
    await page.getByRole('button', { name: /^City.*Nairobi West/ }).waitFor();
    await choose('State', 'Coast');
    await page.getByRole('button', { name: /^City.*Choose/ }).waitFor();
    expect(borrower.mobile).toBe('712345114');
  });

  it('says when there is no connection and keeps what was typed', async () => {
    await openPersonal('712345115');
    await page.getByLabel('First name').fill('Wanjiru');
    await phone.context.setOffline(true);
    await page.getByText('Saved on this phone. We send it when you are back.').waitFor();
    await phone.context.setOffline(false);
    await page.reload();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Wanjiru');
  });
});
