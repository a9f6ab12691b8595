import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberIn } from '../../server/test/market-numbers.ts';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openPersonal } from './personal-form.ts';
import { startAmongMany } from './start-among-many.ts';
import { startPhone } from './start-phone.ts';
import { rowsShown, sectionsSent } from './sent-sections.ts';
import { takeOption } from './take-option.ts';

type Texts = Record<string, string>;

/** The number of the identity card: as it is typed, shown and kept. */
const idNumbers: Readonly<Record<string, [typed: string, shown: string, kept: string]>> = {
  mx: ['1234-5678901-2', '1234-5678901-2', '123456789012'],
  in: ['1234 5678 9012', '123456789012', '123456789012'],
  ng: ['12345678901', '12345678901', '12345678901'],
};

let browser: Browser;
beforeAll(async () => {
  browser = await workerBrowser();
});
afterAll(clearWorkerBrowser);

/** Rows by their labels: text that is typed, or `pick` with the choice to tap. */
type Rows = readonly (readonly [label: string, value: string | { pick: string }])[];

const everywhere: Rows = [
  ['First name', 'Guadalupe'],
  ['Last name', 'Ordóñez'],
  ['Education', { pick: 'Secondary school' }],
  ['Marital status', { pick: 'Single' }],
  ['Email', 'lupe@example.com'],
  ['Kind of home', { pick: 'Rented' }],
  ['Address', 'Avenida 12'],
];
const place: Rows = [
  ['State', 'Jalisco'],
  ['City', 'Zapopan'],
];

/** The additional rows of a market, and their values at the lender. */
const markets: Readonly<Record<string, { personal: Rows; work: Rows; sent: [Texts, Texts] }>> = {
  mx: {
    personal: [
      ['City of birth', 'Guadalajara'],
      ['RFC (tax number)', 'gode-561231 gr8'],
      ['NSS (social security number)', '1234 567 8901'],
      ['CURP', 'gode561231hdfrrn09'],
      ...place,
      ['County or municipality', 'Zapopan'],
    ],
    work: [
      ['Company', 'Tortillas del Valle'],
      ['Company phone', '+52 33 1234 5678'],
      ['How long you have worked there', { pick: 'More than 3 years' }],
      ['How you are paid', { pick: 'Cash' }],
      ['County or municipality of your work', 'Tlaquepaque'],
    ],
    sent: [
      { rfc: 'GODE561231GR8', nss: '12345678901', curp: 'GODE561231HDFRRN09' },
      { companyName: 'Tortillas del Valle', companyPhone: '3312345678', payMethod: 'cash' },
    ],
  },
  in: {
    personal: [
      ['What the loan is for', { pick: 'Health' }],
      ['Language for our calls', { pick: 'Tamil' }],
      ['Alternative phone number', '+91 97330 00009'],
      ...place,
      ['PIN code', '600 001 99'],
    ],
    work: [
      ['Company', 'Chennai Mills'],
      ['What you work as', { pick: 'Midwife' }],
      ['Whose income it is', { pick: 'Father' }],
      ['Address of your work', 'Mill Road 4'],
      ['PIN code of your work', '600002'],
      ['State of your work', 'Tamil Nadu'],
      ['City of your work', 'Chennai'],
    ],
    sent: [
      { loanPurpose: 'health', language: 'ta', alternativePhone: '9733000009', pinCode: '600001' },
      { designation: 'midwife', incomeSource: 'father', workPinCode: '600002', workCity: 'Chennai' },
    ],
  },
  ng: {
    personal: [
      ['Kind of identity card', { pick: 'Passport' }],
      ['What the loan is for', { pick: 'Education' }],
      ['Alternative phone number', '0803 300 0009'],
      ...place,
    ],
    work: [
      ['Company', 'Kano Textiles'],
      ['Company phone', '0803 300 0010'],
      ['What you work as', { pick: 'Accountant' }],
      ['How you are paid', { pick: 'Bank transfer' }],
      ['State of your work', 'Kano'],
      ['City of your work', 'Kano'],
    ],
    sent: [
      { age: expect.stringMatching(/^\d\d$/) as string, cardType: 'passport', state: 'Jalisco' },
      { companyPhone: '8033000010', designation: 'accountant', payMethod: 'bankTransfer' },
    ],
  },
};

const required = (rows: Rows) => rows.map(([label]) => `${label}*`);

/** Fills both sections as a borrower of a market, at a lender of that market. */
async function fillSections(edition: string): Promise<void> {
  const { personal, work, sent: wanted } = markets[edition]!;
  const lender = await startAmongMany({ env: { EDITION: edition } });
  const phone = await startPhone(browser);
  try {
    const { page } = phone;
    const fill = async (rows: Rows) => {
      for (const [label, value] of rows)
        if (typeof value === 'string') await page.getByLabel(label, { exact: true }).fill(value);
        else await pick(page, label, value.pick);
    };
    const sent = sectionsSent(page);
    const borrower = await openPersonal(page, lender, numberIn(edition, '712345601'));
    // The rows that the birthday brings are there without a line, too.
    await page.waitForLoadState('networkidle');
    await phone.context.setOffline(true);
    await page.getByRole('button', { name: /^Birthday/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => rowsShown(page)).toEqual(expect.arrayContaining(required(personal)));
    await phone.context.setOffline(false);
    await expectAccessible(page, `${edition}: personal`);

    const [typed, shown, nationalId] = idNumbers[edition]!;
    await fill([...everywhere, ['National ID number', typed], ...personal]);
    await page.getByRole('radio', { name: 'Female' }).check();
    await expect.poll(() => page.getByLabel('National ID number').inputValue()).toBe(shown);
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
    expect(sent.at(-1)).toMatchObject({ nationalId, ...wanted[0] });

    await borrower.fillWork();
    await expect.poll(() => rowsShown(page)).toEqual(expect.arrayContaining(required(work)));
    await expectAccessible(page, `${edition}: work`);
    await fill(work);
    await borrower.fillContacts(edition);
    await borrower.button('Continue').tap();
    await borrower.heading('Your ID');
    expect(sent.at(-1)).toMatchObject(wanted[1]);
    phone.expectNoErrors();
  } finally {
    await phone.close();
    await lender.stop();
  }
}

/** Opens a row and taps a choice of its sheet; a long list is searched. */
async function pick(page: Page, row: string, choice: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${row}\\b`) })
    .first()
    .tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('option').first().waitFor();
  if ((await sheet.getByRole('combobox').count()) > 0) await sheet.getByRole('combobox').fill(choice);
  await takeOption(sheet.getByRole('option', { name: choice }).first());
  await sheet.waitFor({ state: 'hidden' });
}

it('[S3-31][S3-33][S3-34][S5-13][S5-14] Mexico asks for its additional rows, and its lender accepts them', () =>
  fillSections('mx'));
it('[S3-19][S3-21][S3-26][S3-30][S3-53] India asks for its additional rows, and its lender accepts them', () =>
  fillSections('in'));
it('[S3-32][S3-35] Nigeria asks for its additional rows, and its lender accepts them', () =>
  fillSections('ng'));
