import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../server/test/test-lender.ts';
import { axeLook } from './looks/axe.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from '../../kopa-stories/src/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { stander, type Standing } from './places.ts';
import { startPhone } from './start-phone.ts';
import { stillness } from './stillness.ts';
import { wordsIn } from './words.ts';

const on = onOneLender({ phones: false });
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

/** Rows by the names of their fields, and what is typed into them; the other rows stay empty. */
type Typed = Readonly<Record<string, string>>;

// The faults of empty forms are in `languages.test.ts`.
it.each<[screen: string, standing: Standing, path: string, typed: Typed]>([
  [
    'personal',
    'atQuestions',
    '/auth/personal_infomation?check=personal',
    { firstName: 'W1', lastName: 'N', nationalId: '123', email: 'wanjiru@', address: '<' },
  ],
  [
    'work and contacts',
    'atAdditional',
    '/auth/additionalInfomation',
    {
      emergencyContactName1: '1',
      emergencyContactMobile1: '12',
      emergencyContactName2: 'W1',
      emergencyContactMobile2: '612000111',
    },
  ],
  [
    'account',
    'atPayout',
    '/bank_account/add_bankcard',
    { accountNumber: '612', accountNumberConfirm: '712000111', applicantName: '1' },
  ],
  [
    'proof',
    'repaying',
    '/repay/voucher?orderNo&part=new',
    { amountCents: '0', paidTime: '2561', receipt: 'Q' },
  ],
  ['cashier', 'repaying', '/repay/cashier', { amount: '100', mobile: '612000111' }],
  ['cashier, too much', 'repaying', '/repay/cashier', { amount: '99999' }],
  ['appeal', 'rejected', '/auth/appeal', { text: 'Hi' }],
  ['cancellation', 'applied', '/cancellation_form', {}],
  ['feedback', 'newcomer', '/feedback/add_feedback', { description: 'x', contact: '12' }],
  ['login', 'newcomer', '/user/login', { mobile: '612' }],
])('in Swahili, wrong answers on %s are refused in Swahili, and their words fit', async (...row) => {
  const [screen, standing, path, typed] = row;
  const who = await stander(lender, standing, nextNumber());
  const phone = await startPhone(on.browser, { locale: 'sw-KE' });
  try {
    const { page } = phone;
    if (screen !== 'login') await logIn(page, lender, who.token);
    await page.goto(`${on.lender.url}/#${path.replace('orderNo', `orderNo=${who.orderNo}`)}`);
    const send = page.locator('footer button, form [type=submit]').filter({ visible: true }).first();
    await send.waitFor();
    for (const [field, text] of Object.entries(typed))
      await page.locator(`[id='${field}'], [name='${field}']`).first().fill(text);
    await send.tap();
    await page.locator('[aria-invalid=true], [data-invalid]').first().waitFor();
    await page.evaluate(stillness);
    const words = wordsIn('sw');
    for (const look of [languageLook(page, words), layoutLook(page), axeLook(page)])
      expect(await look()).toEqual([]);
    phone.expectNoErrors();
  } finally {
    await phone.close();
  }
});

let last = 712_345_600;
function nextNumber(): string {
  last += 1;
  return String(last);
}
