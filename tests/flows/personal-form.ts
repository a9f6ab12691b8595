import type { Page } from 'playwright-core';
import { applied } from '../../server/test/borrower.ts';
import { Borrower } from './borrower.ts';
import { atAdditional, logIn, overHttp } from './over-http.ts';
import type { RunningLender } from './start-lender.ts';
import { takeOption } from './take-option.ts';

/** A newly registered borrower with a started application: the first form is open on this page. */
export async function openPersonal(page: Page, lender: RunningLender, mobile: string): Promise<Borrower> {
  const called = overHttp(lender.url);
  const { token } = await applied(called, mobile);
  return openForm(page, lender, { mobile, token, path: '/auth/personal_infomation', heading: 'About you' });
}

/** A borrower with a completed first form: the second form is open on this page. */
export async function openAdditional(page: Page, lender: RunningLender, mobile: string): Promise<Borrower> {
  const { token } = await atAdditional(overHttp(lender.url), mobile);
  return openForm(page, lender, {
    mobile,
    token,
    path: '/auth/additionalInfomation',
    heading: 'Work and contacts',
  });
}

async function openForm(
  page: Page,
  lender: RunningLender,
  { mobile, token, path, heading }: { mobile: string; token: string; path: string; heading: string },
): Promise<Borrower> {
  const borrower = new Borrower(page, lender, mobile);
  await logIn(page, overHttp(lender.url), token);
  await page.goto(`${lender.url}/#${path}`);
  await borrower.heading(heading);
  // The heading appears before the saved values.
  await page.locator('[data-field-row]').first().waitFor();
  return borrower;
}

/** Opens a row and taps a choice of its sheet. */
export async function choose(page: Page, row: string, choice: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${row}\\b`) })
    .first()
    .tap();
  await takeOption(page.getByRole('option', { name: choice }).first());
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Fills rows of each kind: text, radio, date, list, and dependent rows. */
export async function fillSome(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Wanjiru');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: /^Birthday/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
  await choose(page, 'Education', 'Secondary school');
  await page.getByLabel('Email').fill('wanjiru@gmail.com');
  await choose(page, 'State', 'Coast');
  await page.getByLabel('Address').fill('Moi Avenue 3');
}

/** The form's values of the rows that `fillSome` fills. */
export async function someRows(page: Page): Promise<Record<string, string>> {
  await page.locator('#email').waitFor();
  const shown = (field: string) => page.locator(`#${field}-value`).textContent();
  return {
    firstName: await page.locator('#firstName').inputValue(),
    gender: (await page.locator('input[name=gender]:checked').getAttribute('value')) ?? '',
    birthday: (await shown('birthday')) ?? '',
    education: (await shown('education')) ?? '',
    email: await page.locator('#email').inputValue(),
    state: (await shown('state')) ?? '',
    address: await page.locator('#address').inputValue(),
  };
}
