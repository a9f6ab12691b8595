import { describe, expect, it } from 'vitest';
import { testEngine } from '../browser/engine.ts';
import { apply, noLine, onKeptApp, until } from './on-kept-app.ts';

const at = onKeptApp();
const { on, open, says, cacheNames, isKept, openAgain } = at;

/** Spoils what is kept under matching paths, in all caches or in one. */
const spoil = (pattern: string, { only = '', text = 'half a scr(' } = {}) =>
  at.phone.page.evaluate(
    async ([path, wanted, spoilt]) => {
      for (const name of (await caches.keys()).filter((each) => each.includes(wanted))) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (new RegExp(path).test(new URL(url).pathname))
            await cache.put(url, new Response(spoilt, { headers: { 'content-type': 'text/html' } }));
      }
    },
    [pattern, only, text] as const,
  );

describe('what the worker keeps is spoilt', () => {
  it('a damaged kept file is never given to a page, and is replaced', async () => {
    await open();
    await says(apply);
    await isKept();
    await spoil(String.raw`/home-|\.css$`);
    await openAgain();
    await says(apply);
    expect(await at.phone.page.evaluate(() => document.styleSheets[1]!.cssRules.length)).toBeGreaterThan(100);
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
  });

  it('a file that the line spoils is not kept, and is asked for past what the browser has kept of it', async () => {
    await open();
    await says(apply);
    await isKept();
    at.line.spoil = (path, body) =>
      path.includes('/sign-in-screen-') ? { body: body.slice(0, body.length >> 1) } : undefined;
    await open('/user/login');
    await at.phone.page.getByRole('button', { name: 'Try again' }).waitFor();
    at.line.spoil = () => undefined;
    // Chromium's memory answers the first reload.
    for (const _ of testEngine === 'chromium' ? ['memory', 'line'] : ['line']) {
      await Promise.all([
        at.phone.page.waitForEvent('domcontentloaded'),
        at.phone.page.getByRole('button', { name: 'Try again' }).tap(),
      ]);
    }
    await says('What is your mobile number?');
    at.line.isOpen = false;
    await openAgain('/user/login');
    await says('What is your mobile number?');
  });

  it.each([
    ['cut', (page: string) => page.slice(0, page.length / 2)],
    ["a portal's", () => '<html><body>Pay for Wi-Fi</body></html>'],
  ])('a kept page that is %s is never opened: the whole one of its release is', async (_, spoilt) => {
    await open();
    await says(apply);
    await isKept();
    const page = await (await fetch(on.lender.url)).text();
    await spoil('^/$', { only: 'kopa:page', text: spoilt(page) });
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
    at.line.isOpen = true;
    await openAgain();
    await says(apply);
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
  });

  it('what a worker of a later version has kept is no obstacle to this one', async () => {
    await open();
    await at.phone.page.evaluate(async () => {
      const later = await caches.open('kopa:page');
      await later.put('/v2/page', new Response('{"version":2}'));
      await (await caches.open('kopa:v2')).put('/', new Response('{"version":2}'));
      await (await caches.open('kopa:v2')).put('/?newest', new Response('{"version":2}'));
    });
    await openAgain();
    await says(apply);
    await expect.poll(cacheNames, until).not.toContain('kopa:v2');
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
  });
});
