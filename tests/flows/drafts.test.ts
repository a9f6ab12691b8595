import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Borrower } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { choose, fillSome, openPersonal, someRows } from './personal-form.ts';
import { startPhone } from './start-phone.ts';

const on = onOneLender();
const form = '/auth/personal_infomation';
const storedDrafts = (prefix = 'draft:') =>
  on.page.evaluate((begin) => Object.keys(localStorage).filter((key) => key.startsWith(begin)), prefix);
/** All that this phone stores, as one text. */
const phone = () => on.page.evaluate(() => JSON.stringify(localStorage));

/**
 * The same borrower logs in on another phone, which ends the session on this phone; `act` runs on the other
 * phone.
 */
async function onOtherPhone(mobile: string, act: (borrower: Borrower) => Promise<void> = async () => {}) {
  const other = await startPhone(on.browser);
  try {
    const borrower = new Borrower(other.page, on.lender, mobile);
    await borrower.sandbox.advance(61);
    await other.page.goto(`${on.lender.url}/#/user/login`);
    await borrower.signIn();
    await act(borrower);
    await borrower.sandbox.advance(61);
  } finally {
    await other.close();
  }
}

/** Opens the form again after the session has ended, with a login on the way. */
async function comeBack(mobile: string) {
  await on.page.reload();
  await on.page.waitForFunction(() => window.location.hash === '#/');
  await on.open(form);
  await new Borrower(on.page, on.lender, mobile).signIn();
}

describe('the return of typed values', () => {
  it('typed values return after a killed page, with the last opened row in view', async () => {
    await openPersonal(on.page, on.lender, '712345201');
    await fillSome(on.page);
    const before = await someRows(on.page);
    expect(before).toMatchObject({
      firstName: 'Wanjiru',
      gender: '2',
      state: 'Coast',
      address: 'Moi Avenue 3',
    });
    // The last edit stands at the other end of the page.
    await on.page.getByLabel('Middle name').fill('Atieno');
    await on.page.getByRole('button', { name: /^Kind of home/ }).tap();
    await on.page.getByRole('dialog').waitFor();
    await on.page.close();

    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#${form}`);
    await expect.poll(() => someRows(again)).toEqual(before);
    await expect.poll(() => again.getByLabel('Middle name').inputValue()).toBe('Atieno');
    const row = await again.getByRole('button', { name: /^Kind of home/ }).boundingBox();
    expect(row!.y).toBeGreaterThan(56);
    expect(row!.y + row!.height).toBeLessThan(740 - 80);
    on.phone.expectNoErrors();
  });

  it('typed values return after a detour through another language', async () => {
    await openPersonal(on.page, on.lender, '712345202');
    await fillSome(on.page);
    const before = await someRows(on.page);
    await on.open('/');
    await on.page.getByRole('button', { name: 'Language: English' }).tap();
    await on.page.getByRole('option', { name: 'Kiswahili' }).tap();
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await on.open(form);
    const after = { ...before, education: 'Shule ya upili', state: 'Pwani' };
    await expect.poll(() => someRows(on.page)).toEqual(after);
    await on.page.goBack();
    await on.page.goForward();
    await expect.poll(() => someRows(on.page)).toEqual(after);
    on.phone.expectNoErrors();
  });

  it('typed values are locked when the lender ends the session, and return at the next login of the same borrower only', async () => {
    await new Borrower(on.page, on.lender, '712345203').reachPersonal();
    await fillSome(on.page);
    const before = await someRows(on.page);
    await onOtherPhone('712345203');
    await on.page.reload();
    await on.page.waitForFunction(() => window.location.hash === '#/');
    await expect.poll(() => storedDrafts('locked:')).toHaveLength(1);
    expect(await phone()).not.toMatch(/Wanjiru|Moi Avenue|712345203|firstName|draft:/);

    await new Borrower(on.page, on.lender, '712345204').reachPersonal();
    await on.page.getByLabel('First name').waitFor();
    expect(await on.page.getByLabel('First name').inputValue()).toBe('');
    expect(await on.page.getByText('Moi Avenue').count()).toBe(0);
    await on.page.getByLabel('First name').fill('Kamau');
    await logOut();
    expect([await storedDrafts(), (await storedDrafts('locked:')).length]).toEqual([[], 1]);

    await on.open(form);
    await new Borrower(on.page, on.lender, '712345203').signIn();
    await expect.poll(() => someRows(on.page)).toEqual(before);
    expect(await storedDrafts('locked:')).toEqual([]);
    await logOut();
    expect(await storedDrafts()).toEqual([]);
  });
});

async function logOut() {
  await on.open('/me');
  await on.page.getByRole('button', { name: 'Log out' }).tap();
  await on.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
  await on.page.getByText('Exited successfully. You are logged out.').first().waitFor();
}

const question = () => on.page.getByRole('alertdialog', { name: 'Which answers do you want to keep?' });

const address = () => on.page.getByLabel('Address').inputValue();

/** This phone: Wanjiru, Moi Avenue 3. Later from another phone: the values of `fillPersonal`. */
async function withTwoVersions(mobile: string) {
  await openPersonal(on.page, on.lender, mobile);
  await fillSome(on.page);
  await onOtherPhone(mobile, async (borrower) => {
    await borrower.page.goto(`${on.lender.url}/#${form}`);
    await borrower.fillPersonal();
  });
  await comeBack(mobile);
  await question().waitFor();
}

describe("a draft that is older than the lender's record", () => {
  it('the app asks which version to keep, with both dates; Back and Escape choose nothing', async () => {
    await withTwoVersions('712345205');
    // Both versions, in the words of their rows.
    const told = await question().innerText();
    for (const row of ['First name', 'Birthday', 'State', 'Address'])
      expect(told.match(new RegExp(`^${row}: [A-Z0-9].*$`, 'gm')), row).toHaveLength(2);
    await question()
      .getByText(/^On this phone: \d+ \w+, \d\d:\d\d$/)
      .waitFor();
    await question()
      .getByText(/^Sent to us: \d+ \w+, \d\d:\d\d$/)
      .waitFor();
    await expectAccessible(on.page, 'the question');
    await on.page.keyboard.press('Escape');
    await expect.poll(() => question().isVisible()).toBe(true);
    await on.page.goBack();
    await on.page.waitForFunction((hash) => window.location.hash !== hash, `#${form}`);
    await on.open(form);
    await question().getByRole('button', { name: 'Keep those on this phone' }).tap();
    await expect.poll(() => address()).toBe('Moi Avenue 3');
    await expect.poll(() => on.page.getByLabel('First name').inputValue()).toBe('Wanjiru');
    // Fields without an edit on this phone have the lender's values.
    await expect.poll(() => on.page.getByLabel('Last name').inputValue()).toBe("Ng'ang'a");
    await on.page.reload();
    await expect.poll(() => address()).toBe('Moi Avenue 3');
    expect(await question().count()).toBe(0);
    on.phone.expectNoErrors();
  });

  it("the lender's version replaces the draft on request", async () => {
    await withTwoVersions('712345206');
    await question().getByRole('button', { name: 'Use those sent to us' }).tap();
    await expect.poll(() => address()).toBe('Kenyatta Avenue 12');
    await on.page.reload();
    await expect.poll(() => address()).toBe('Kenyatta Avenue 12');
    expect(await question().count()).toBe(0);
  });
});

const spoil = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:'))!;
    const { values } = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(
      key,
      JSON.stringify({
        values: {
          ...values,
          lastName: 7,
          middleName: ['x'],
          education: 'wizardry',
          residenceType: 'x'.repeat(3_000_000),
          gender: { 1: 2 },
          hasOwnProperty: 'x',
          ['constructor']: 'x',
        },
        lastField: '"]<img src=x onerror=alert(1)>',
        editedAt: '1',
        basedOn: {},
      }).replace('"values":{', '"values":{"__proto__":{"city":"x"},'),
    );
  });

describe('stored drafts', () => {
  it('invalid fields of a draft are dropped one by one, and the rest returns', async () => {
    await openPersonal(on.page, on.lender, '712345207');
    await fillSome(on.page);
    const before = await someRows(on.page);
    await spoil(on.page);
    await on.page.reload();
    await on.page.locator('#email').waitFor();
    expect(await on.page.locator('input[name=gender]:checked').count()).toBe(0);
    await on.page.getByRole('radio', { name: 'Female' }).check();
    await expect.poll(() => someRows(on.page)).toEqual({ ...before, education: 'Choose' });
    expect(await on.page.getByLabel('Last name').inputValue()).toBe('');
    await choose(on.page, 'Education', 'Secondary school');
    on.phone.expectNoErrors();
  });

  it.each([
    ['full', '712345208'],
    ['forbidden', '712345209'],
  ])('storage that is %s is stated once, never claimed, and the app continues', async (kind, mobile) => {
    await on.page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, kind);
    const borrower = new Borrower(on.page, on.lender, mobile);
    await borrower.reachPersonal();
    await on.page.getByLabel('First name').fill('W');
    const told = on.page.getByRole('status').or(on.page.getByRole('alert'));
    await told.filter({ hasText: 'This phone cannot save what you fill in' }).first().waitFor();
    await on.page.getByLabel('Last name').fill('Kamau');
    await expect.poll(() => told.filter({ hasText: 'This phone cannot save' }).count()).toBe(1);
    expect(await on.page.getByText('Saved on this phone').count()).toBe(0);
    await on.phone.context.setOffline(true);
    await on.page.getByText('You are offline. Keep this page open').first().waitFor();
    await on.phone.context.setOffline(false);
    await borrower.fillPersonal();
    on.phone.expectNoErrors();
  });
});
