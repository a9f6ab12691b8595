import { editions } from '@kopa/contract/policy';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostile, marked, pasteEverywhere, textFields } from './hostile.ts';
import { onPayout } from './on-payout.ts';
import type { Phone } from './start-phone.ts';

const screens = [
  ['/auth/personal_infomation', 'personal'],
  ['/auth/additionalInfomation', 'work'],
  ['/bank_account/add_bankcard', null],
] as const;

/**
 * Pastes each text into each field of the open form and sends the form: the app does not break, and no other
 * value is lost.
 */
async function survive(page: Page, phone: Phone, at: string): Promise<number> {
  for (const [name, text] of Object.entries(hostile)) {
    await pasteEverywhere(page, text, `${at}, ${name}`);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('region', { name: /^Please fix/ }).waitFor();
    for (const [id, message] of Object.entries(await marked(page)))
      expect(message, `${at}, ${name}: the message of ${id}`).toMatch(/^Error: \S/);
    phone.expectNoErrors();
  }
  return Object.keys(await textFields(page)).length;
}

describe.each(['mx', 'in', 'ng'])('the market %s', (edition) => {
  const on = onPayout(edition);

  it('no row breaks under hostile input', async () => {
    const { page } = await on.open();
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
        expect(await survive(page, on.phone, `${edition} ${screen} ${at}`)).toBeGreaterThan(3);
      }
    }
  });
});
