import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { onOneLender } from './on-one-lender.ts';
import { sandboxOf } from './sandbox.ts';

const place = mkdtempSync(path.join(tmpdir(), 'kopa-brand-'));
afterAll(() => rmSync(place, { recursive: true }));

const plum = 'rgb(106, 27, 90)';
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="#6a1b5a"/></svg>';

/** A brand as in CONTRIBUTING, in a temporary folder: the tokens of EasyCash in plum. */
function makeBrand(): string {
  const folder = path.join(place, 'plum');
  mkdirSync(folder);
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [inProject('ui', 'tokens', 'kopa-tokens.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const tokens = JSON.parse(command('--new')) as Record<
    'light' | 'dark',
    { color: Record<string, { $value: string }> }
  >;
  tokens.light.color['primary']!.$value = '#6a1b5a';
  writeFileSync(
    path.join(folder, 'plum.tokens.json'),
    JSON.stringify({ ...tokens, $extensions: { kopa: { mark: square } } }),
  );
  writeFileSync(path.join(folder, 'brand.css'), command('plum.tokens.json'));
  const lender = { legalName: 'Plum Credit Ltd', licenceNumber: 'DCP/2026/017' };
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify({ name: 'Plum', lender }));
  return folder;
}

const pictureIn = (element: Element) => getComputedStyle(element).backgroundImage;

const on = onOneLender({ brand: makeBrand() });

it('a third brand: the shell before any script, then name, mark and colours of every screen', async () => {
  const shell = await (await fetch(on.lender.url)).text();
  expect(shell).toContain('<b data-shell="name">Plum</b>');
  expect(shell).not.toContain('EasyCash');
  expect(shell).toContain(`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(square)}"`);
  await on.open('/');
  await on.heading('Plum');
  expect(await on.page.title()).toBe('Plum');
  const apply = on.page.getByRole('button', { name: /^Apply/ });
  expect(await apply.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(plum);
  const mark = on.page.locator('header svg').first();
  expect(await mark.evaluate(pictureIn)).toContain(encodeURIComponent(square));
  expect(await mark.locator('rect').isVisible()).toBe(false);
  await on.open('/yx1');
  await on.page
    .getByText(/Plum Credit Ltd/)
    .first()
    .waitFor();
  on.phone.expectNoErrors();
});

it('a third brand: the legal texts and the messages contain its name', async () => {
  await on.open('/terms_of_service');
  await on.heading('Terms of service');
  const text = on.page.getByRole('main');
  await text.getByText(/Plum/).first().waitFor();
  expect(await text.innerText()).not.toContain('EasyCash');
  await on.open('/user/login');
  await on.page.getByRole('textbox', { name: /^Mobile number/ }).fill('712345678');
  await on.page.getByRole('button', { name: 'Continue' }).tap();
  const sandbox = sandboxOf(on.lender.url);
  await sandbox.code('712345678');
  expect(await sandbox.messages('712345678')).toEqual([
    expect.stringContaining(' is your Plum code to log in'),
  ]);
  on.phone.expectNoErrors();
});
