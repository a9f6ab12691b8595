import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { atAdditional, logIn, overHttp } from './over-http.ts';
import { sectionsSent } from './sent-sections.ts';
import { startPhone } from './start-phone.ts';
import { takeOption } from './take-option.ts';

const on = onOneLender({ phones: false });

/** The texts of both contacts, in the order of the rows. */
const contacts = (app: FrameLocator) => ({
  names: app.getByRole('group', { name: /^Contact \d/ }).getByLabel('Name'),
  phones: app.getByRole('group', { name: /^Contact \d/ }).getByLabel('Phone', { exact: true }),
});
const typedIn = async (app: FrameLocator) => {
  const { names, phones } = contacts(app);
  await phones.nth(1).waitFor();
  const both = [names.nth(0), phones.nth(0), names.nth(1), phones.nth(1)];
  return Promise.all(both.map((input) => input.inputValue()));
};
const choose = async (app: FrameLocator, row: RegExp, choice: string, at = 0) => {
  await app.getByRole('button', { name: row }).nth(at).tap();
  await takeOption(app.getByRole('option', { name: choice }).first(), app);
  await app.getByRole('dialog').waitFor({ state: 'hidden' });
};
/** The size of the page in the phone. */
const sizeOf = (app: FrameLocator) =>
  app.locator('html').evaluate(() => ({ isWide: window.innerWidth > window.innerHeight }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

it('a form in a slow, killed and turned web view loses nothing that was typed, and reaches the lender', async () => {
  const lender = overHttp(on.lender.url);
  const { token } = await atAdditional(lender, '712346701');
  const { page, errors, close } = await startPhone(on.browser, {
    viewport: { width: 1280, height: 1000 },
    isMobile: false,
  });
  try {
    const sent = sectionsSent(page);
    await logIn(page, lender, token);
    const app = page.frameLocator('iframe');
    const { names, phones } = contacts(app);
    await page.goto(`${on.lender.url}/sandbox/host/`);
    await app.locator('html').evaluate(() => {
      window.location.hash = '#/auth/additionalInfomation';
    });
    await app.getByRole('heading', { name: 'Work and contacts' }).waitFor();

    // Slow: the pick of contact 1 arrives while contact 2 is typed.
    await press(page, 'Slow web view');
    await press(page, 'Clear');
    await app.getByRole('button', { name: 'Contact 1: Choose from the phone book' }).tap();
    await names.nth(1).pressSequentially('Kamau N');
    await page.getByRole('heading', { name: 'Host answers selectContact' }).waitFor();
    await expect.poll(() => typedIn(app)).toEqual(['Achieng Otieno', '722 000 001', 'Kamau N', '']);
    await names.nth(1).pressSequentially('joroge');

    // Killed with an answer on its way, after the last key.
    await app.getByRole('button', { name: 'Contact 2: Choose from the phone book' }).tap();
    await phones.nth(1).pressSequentially('722000');
    await app.locator('html').evaluate(() => {
      Object.assign(window, { isOld: true });
      window.addEventListener('pagehide', () => Object.assign(window.parent, { wasTold: true }));
    });
    await press(page, 'Kill the web view');
    await expect.poll(() => app.locator('html').evaluate(() => 'isOld' in window)).toBe(false);
    expect(await page.evaluate(() => 'wasTold' in window)).toBe(false);
    const all = ['Achieng Otieno', '722 000 001', 'Kamau Njoroge'];
    await expect.poll(() => typedIn(app)).toEqual([...all, '722 000']);
    expect(await app.locator('html').evaluate(() => window.location.hash)).toBe(
      '#/auth/additionalInfomation',
    );

    // Turned with the keyboard's row in use, and back.
    await phones.nth(1).press('End');
    await phones.nth(1).pressSequentially('002');
    await press(page, 'Turn the phone');
    await expect.poll(() => sizeOf(app)).toEqual({ isWide: true });
    await expect.poll(() => typedIn(app)).toEqual([...all, '722 000 002']);
    await expectAccessible(page, 'the turned phone');
    await choose(app, /^Kind of work/, 'Unemployed');
    await choose(app, /^Income a month/, 'KSh 7,999 or less');
    await press(page, 'Turn the phone');
    await expect.poll(() => sizeOf(app)).toEqual({ isWide: false });
    await choose(app, /^Relationship/, 'Friend', 0);
    await choose(app, /^Relationship/, 'Colleague', 1);
    await expect.poll(() => typedIn(app)).toEqual([...all, '722 000 002']);

    await app.getByRole('button', { name: 'Continue' }).tap();
    await app.getByRole('heading', { name: 'Your ID' }).waitFor();
    expect(sent.at(-1)).toMatchObject({
      employmentType: 'Unemployed',
      emergencyContactName1: 'Achieng Otieno',
      emergencyContactMobile1: '722000001',
      emergencyContactName2: 'Kamau Njoroge',
      emergencyContactMobile2: '722000002',
    });
    expect(sent).toHaveLength(1);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});
