import { editions } from '@kopa/contract/policy';
import { expect, it } from 'vitest';
import { hostile, marked, pasteEverywhere, textFields } from './hostile.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPayout, logIn, overHttp } from './over-http.ts';

const on = onOneLender();

const screens = [
  ['/auth/personal_infomation', 'personal'],
  ['/auth/additionalInfomation', 'work'],
  ['/bank_account/add_bankcard', null],
] as const;

/** Pastes each text into each field of the form that is open, and sends it: nothing breaks, nothing else is lost. */
async function survive(at: string): Promise<number> {
  const { page } = on;
  for (const [name, text] of Object.entries(hostile)) {
    await pasteEverywhere(page, text, `${at}, ${name}`);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('region', { name: /^Please fix/ }).waitFor();
    for (const [id, message] of Object.entries(await marked(page)))
      expect(message, `${at}, ${name}: the message of ${id}`).toMatch(/^Error: \S/);
    on.phone.expectNoErrors();
  }
  return Object.keys(await textFields(page)).length;
}

it.each([
  ['mx', 3],
  ['in', 4],
  ['ng', 5],
])('what nobody should type breaks no row of the market %s', async (edition, number) => {
  const { page } = on;
  const lender = overHttp(on.lender.url);
  const { token } = await atPayout(lender, `71234525${number}`);
  await logIn(page, lender, token);
  await page.addInitScript((settings) => localStorage.setItem('settings', JSON.stringify(settings)), {
    edition,
    language: 'en',
  });
  await page.goto(on.lender.url);
  for (const [screen, extras] of screens) {
    await page.goto(`${on.lender.url}/#${screen}`);
    await page.locator('main [data-field-row] input').first().waitFor();
    // The market's own rows come a moment later; an age is worked out and has none.
    for (const field of extras ? editions[edition]!.form[extras] : [])
      if (field !== 'age') await page.locator(`[id="${field}"]`).waitFor();
    const kinds = page.getByRole('radiogroup', { name: 'Kind of account' }).getByRole('radio');
    const choices = await kinds.count();
    for (let at = 0; at < Math.max(1, choices); at += 1) {
      if (choices > 0) await kinds.nth(at).check();
      await page.locator('main input[type=text], main input[type=tel]').first().waitFor();
      expect(await survive(`${edition} ${screen} ${at}`)).toBeGreaterThan(3);
    }
  }
});
