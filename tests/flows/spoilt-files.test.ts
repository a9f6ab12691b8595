import english from '@kopa/locales/en/shell.json' with { type: 'json' };
import spanish from '@kopa/locales/es/shell.json' with { type: 'json' };
import swahili from '@kopa/locales/sw/shell.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyInChromium, testEngine } from '../browser/engine.ts';
import { patient } from '../../scripts/patience.ts';
import { onOneLender } from './on-one-lender.ts';
import { startLine, type Line, type Spoiling } from './start-line.ts';
import { startPhone, type Phone } from './start-phone.ts';

const on = onOneLender({ phones: false });
let line: Line;
let phone: Phone;
beforeEach(async () => {
  line = await startLine(on.lender.url);
});
afterEach(async () => {
  await phone.close();
  await line.close();
});

const portal: Spoiling = () => ({ type: 'text/html', body: '<html><body>Buy a bundle</body></html>' });
const redirect: Spoiling = () => ({ status: 302, location: 'http://portal.invalid/', body: '' });
const cutOff: Spoiling = (body) => ({ body, cutAt: body.length >> 1 });
/** The headers let the browser keep it for a year. */
const half: Spoiling = (body) => ({ body: body.slice(0, body.length >> 1) });

const open = async (path = '', locale = 'en-KE') => {
  phone = await startPhone(on.browser, { locale });
  await phone.page.goto(`${line.url}/${path}`, { waitUntil: 'commit' });
};
const again = (name = english.failure.again) => phone.page.getByRole('button', { name, exact: true });
const usable = () => phone.page.getByRole('button', { name: /^Apply for KSh/ });

/** Loads the page anew, at most twice, because the browser may have kept what was spoilt. */
async function goOn(there = usable()): Promise<void> {
  line.spoil = () => undefined;
  const anew = async () => {
    await Promise.all([phone.page.waitForEvent('domcontentloaded'), again().tap()]);
    await again().or(there).first().waitFor();
  };
  await anew();
  // The shell's button may be going while the screen's comes: a tap waits for whichever stays, if any.
  void anew().catch(() => undefined);
  await there.waitFor();
}

describe('a file of the first screen that is spoilt on the line', () => {
  it.each<[file: string, name: string, spoil: Spoiling]>([
    ['react', 'HTML with 200', portal],
    ['react', 'a redirect to a captive portal', redirect],
    ['react', 'a line that ends within it', cutOff],
    ['react', 'its first half', half],
    ['frame', 'its first half', half],
    ['home', 'HTML with 200', portal],
    ['home', 'its first half', half],
    ['index-[^.]+.css', 'HTML with 200', portal],
    ['index-[^.]+.css', 'its first half', half],
    ['calls', 'HTML with 200', portal],
    ['calls', 'its first half', half],
  ])('%s, %s: the page says so, and goes on when the line is sound', async (file, _, spoil) => {
    const isIt = new RegExp(`/assets/${file}`);
    line.rewrite = (path, body) => (path === '/' ? body.replace('id="loans"', 'id="later"') : body);
    line.spoil = (path, body) => (isIt.test(path) ? spoil(body) : undefined);
    await open();
    await again().waitFor();
    expect(
      await phone.page.getByText(/There is no connection|Network failed|could not be read/).count(),
    ).toBe(1);
    await goOn();
  });

  it.each([
    ['sw-KE', '', swahili],
    ['es-MX', '', spanish],
    ['en-KE', 'sw', swahili],
    ['fr-FR', '', english],
  ])('the page speaks the language: phone %s, chosen "%s"', async (locale, chosen, { failure }) => {
    line.spoil = (path, body) => (path.startsWith('/assets/') ? portal(body) : undefined);
    await open('', locale);
    await phone.page.evaluate(
      (language) => localStorage.setItem('settings', JSON.stringify({ language })),
      chosen,
    );
    await phone.page.reload();
    await phone.page.getByText(failure.network, { exact: true }).waitFor();
    await again(failure.again).waitFor();
  });

  it('the page says that it waits after a second, and offers a way on after ten', async () => {
    const silence = Promise.withResolvers<void>();
    line.hold = (path) => (path.startsWith('/assets/') ? silence.promise : undefined);
    phone = await startPhone(on.browser);
    const start = Date.now();
    await phone.page.clock.install({ time: start });
    await phone.page.goto(line.url, { waitUntil: 'commit' });
    const waiting = phone.page.getByRole('status').getByText(english.failure.waiting);
    await phone.page.locator('.shell-main').waitFor();
    await phone.page.clock.runFor(1000);
    await waiting.waitFor();
    expect(await again().count()).toBe(0);
    await phone.page.clock.runFor(9000);
    await again().waitFor();
    line.hold = () => undefined;
    silence.resolve();
    await usable().waitFor();
    expect(await waiting.or(again()).count()).toBe(0);
  });

  it.each([0.5, 0.95])('a page that was cut at %d has a way on', async (share) => {
    // WebKit leaves the page blank, or has an error page of its own.
    if (testEngine === 'wpe' || testEngine === 'webkit') onlyInChromium('shows what has come of a page');
    line.spoil = (path, body) =>
      path === '/' ? { body, cutAt: Math.floor(body.length * share) } : undefined;
    await open().catch((error: unknown) => {
      // Firefox tells the driver of the cut, and shows what has come.
      if (!String(error).includes('NS_ERROR_NET_PARTIAL_TRANSFER')) throw error;
    });
    await again()
      .or(usable())
      .first()
      .waitFor({ timeout: patient(20_000) });
    if (await again().isVisible()) await goOn();
  });
});

describe('a later file that is spoilt on the line', () => {
  it.each<[file: string, name: string, spoil: Spoiling]>([
    ['words-form-en', 'HTML with 200', portal],
    ['words-form-en', 'its first half', half],
    ['sign-in-screen', 'a redirect to a captive portal', redirect],
    ['codes', 'its first half', half],
  ])('%s, %s: the screen says so without raw names of texts, and goes on', async (file, _, spoil) => {
    line.spoil = (path, body) => (path.includes(`/${file}-`) ? spoil(body) : undefined);
    await open('#/user/login');
    await phone.page.getByText(english.failure.screen).waitFor();
    expect(await phone.page.getByText('number.heading').count()).toBe(0);
    await goOn(phone.page.getByRole('heading', { name: 'What is your mobile number?' }));
  });
});
