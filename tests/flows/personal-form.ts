import type { Page } from 'playwright-core';
import { Borrower } from './borrower.ts';
import type { Lender } from './start-lender.ts';

/** Registers on this page and starts an application: the first form is open. */
export async function openPersonal(page: Page, lender: Lender, mobile: string): Promise<Borrower> {
  const borrower = new Borrower(page, lender, mobile);
  await borrower.chooseLoanAndRegister();
  await borrower.startApplication();
  return borrower;
}

/** Opens a row and taps a choice of its sheet. */
export async function choose(page: Page, row: string, choice: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${row}\\b`) })
    .first()
    .tap();
  await page.getByRole('option', { name: choice }).first().tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Fills rows of each kind: typed, one of two, a date, a list, and those that hang on each other. */
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

/** What the form shows of the rows that `fillSome` fills. */
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
