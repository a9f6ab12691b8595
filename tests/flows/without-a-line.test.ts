import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { withdrawn } from '../../server/src/http/app-worker.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { startLine, type Line } from './start-line.ts';
import { startPhone, type Phone } from './start-phone.ts';

const on = onOneLender({ phones: false });
let line: Line;
let phone: Phone;

beforeEach(async () => {
  line = await startLine(on.lender.url);
  phone = await startPhone(on.browser, { serviceWorkers: 'allow' });
});
afterEach(async () => {
  await phone.close();
  await line.close();
});

const open = (path = '/') => phone.page.goto(`${line.url}/#${path}`);
const says = (text: string | RegExp) => phone.page.getByText(text).first().waitFor();
const apply = /^Apply for KSh/;
const noLine = 'There is no connection. Check your data or Wi-Fi, then try again.';
const cacheNames = () => phone.page.evaluate(() => caches.keys());
/** The release of the open page. */
const release = () =>
  phone.page.evaluate(
    () => /index-[\w-]+/.exec(document.querySelector<HTMLScriptElement>('script[src]')!.src)![0],
  );
/** The release of the page that the lender sent last. */
const newest = () =>
  phone.page.evaluate(async () => {
    const page = await caches.match(`${location.origin}/?newest`);
    return /index-[\w-]+/.exec((await page?.text()) ?? '')?.[0];
  });
const until = { timeout: patient(15_000) };

/** Waits until this phone has kept the app. */
const isKept = () => expect.poll(() => phone.page.evaluate(() => caches.has('kopa:page')), until).toBe(true);

/** Closes the page, and opens the app in another. */
async function openAgain(path = '/'): Promise<void> {
  const { page } = phone;
  phone.page = await phone.context.newPage();
  await page.close();
  await open(path);
}

describe('without a line', () => {
  it('the second visit opens, with the last known loan of its owner and where to pay; nothing of them is among the kept files', async () => {
    const loan = await disbursedLoan(overHttp(on.lender.url), '712346901');
    await logIn(phone.page, overHttp(on.lender.url), loan.token);
    // A slow file that is asked for before the worker has the page, and comes after.
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    line.hold = (path) => {
      if (path === '/sw.js') return asked.promise;
      if (!path.includes('pay-without-app')) return undefined;
      asked.resolve();
      return late.promise;
    };
    await open();
    await phone.page.getByRole('button', { name: /^Pay$/ }).waitFor();
    await phone.page.waitForFunction(() => JSON.stringify(localStorage).includes('paybill'));
    await isKept();
    late.resolve();
    await expect
      .poll(
        () =>
          phone.page.evaluate(async () => {
            const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
            return (await Promise.all(caught)).flat().some(({ url }) => url.includes('pay-without-app'));
          }),
        until,
      )
      .toBe(true);
    line.isOpen = false;
    await openAgain();
    await says(/^You are offline\. Figures from /);
    await says('Business number');
    await says(new RegExp([...loan.orderNo].join(' ?')));
    // What is kept of files and pages is the same for everybody.
    const kept = await phone.page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !/^\/(?:assets\/[\w.-]+)?$/.test(path))).toEqual([]);
  });

  it('debt, statement, agreement and answers stay readable as last seen, for their borrower alone', async () => {
    const loan = await disbursedLoan(overHttp(on.lender.url), '712346902');
    await logIn(phone.page, overHttp(on.lender.url), loan.token);
    await open();
    await phone.page.getByRole('button', { name: /^Pay$/ }).waitFor();
    await isKept();
    const screens: [path: string, content: RegExp][] = [
      [`/repay/repay_detail?orderNo=${loan.orderNo}`, /^Borrowed on /],
      [`/repay/statement?orderNo=${loan.orderNo}`, /sent to you, fee/],
      [`/borrow/agreement?orderNo=${loan.orderNo}`, /^Version /],
      ['/user_center/faq', /^What does it cost\?/],
    ];
    for (const [path, content] of screens) {
      await open(path);
      await says(content);
      expect(await phone.page.getByText(/This is from/).count()).toBe(0);
    }
    line.isOpen = false;
    for (const [path, content] of screens) {
      await openAgain(path);
      await says(/^No connection. This is from /);
      await says(content);
    }
    // Another loan than the one that was seen.
    await openAgain('/repay/statement?orderNo=KE20260101999');
    await phone.page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await phone.page.getByText(/This is from/).count()).toBe(0);
    await phone.page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('userInfo')!) as object;
      localStorage.setItem('userInfo', JSON.stringify({ ...user, userId: 'somebody-else' }));
    });
    await openAgain(screens[1]![0]);
    await phone.page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await phone.page.getByText(/This is from/).count()).toBe(0);
  });

  it('a proxy, a portal or a cut page in place of ours ends in the kept app, which says so and goes on when the line is back', async () => {
    const portal = {
      type: 'text/html',
      body: '<html><body><div id="root">Pay for Wi-Fi</div></body></html>',
    };
    await open();
    await says(apply);
    await isKept();
    const page = await (await fetch(on.lender.url)).text();
    for (const given of [
      portal,
      { ...portal, status: 511 },
      { type: 'text/html', body: page.slice(0, page.length / 2) },
      { type: 'text/html', body: page, cutAt: 900 },
    ]) {
      line.instead = () => given;
      await openAgain();
      await phone.page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await phone.page.getByText('Pay for Wi-Fi').count()).toBe(0);
    }
    line.instead = () => undefined;
    await phone.page.getByRole('button', { name: 'Try again' }).tap();
    await says(apply);
  });

  it('a new release is taken at the next opening, an open page keeps its own, and the earlier files go when no page needs them', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    line.place = (path) => path.replace('index-second', first);
    line.rewrite = (path, body) => (path === '/' ? body.replaceAll(`${first}.js`, 'index-second.js') : body);
    // The lender has the earlier first script no longer.
    line.instead = (path) =>
      path.includes(first) ? { status: 404, type: 'text/html', body: '' } : undefined;
    // A slow line or machine shows the kept release once more, and brings the new one meanwhile.
    const before = phone.page;
    phone.page = await phone.context.newPage();
    await open();
    await says(apply);
    await expect.poll(newest, until).toBe('index-second');
    await openAgain();
    await says(apply);
    expect(await release()).toBe('index-second');
    await expect.poll(cacheNames, until).toContain('kopa:index-second');
    expect(await cacheNames()).toContain(`kopa:${first}`);
    await before.getByRole('link', { name: 'Me', exact: true }).tap();
    await before.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    await before.close();
    await openAgain();
    await says(apply);
    await expect.poll(cacheNames, until).not.toContain(`kopa:${first}`);
    line.isOpen = false;
    await openAgain();
    await says(noLine);
    expect(await release()).toBe('index-second');
  });

  it('on a slow line the kept page opens, and the release that came meanwhile is waited for at the next opening', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    const silence = Promise.withResolvers<void>();
    line.hold = (path) => (path === '/' ? silence.promise : undefined);
    line.place = (path) => path.replace('index-second', first);
    line.rewrite = (path, body) => (path === '/' ? body.replaceAll(`${first}.js`, 'index-second.js') : body);
    await openAgain();
    await says(apply);
    expect(await release()).toBe(first);
    silence.resolve();
    await expect.poll(newest, until).toBe('index-second');
    line.hold = (path) => (path === '/' ? pause(1000) : undefined);
    await openAgain();
    await says(apply);
    expect(await release()).toBe('index-second');
  });

  it('a release that shows no screen is not kept', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    line.rewrite = (path, body) => (path === '/' ? body.replaceAll(`${first}.js`, 'index-broken.js') : body);
    await openAgain();
    await phone.page.waitForLoadState('networkidle');
    line.isOpen = false;
    await openAgain();
    await says(noLine);
    expect(await release()).toBe(first);
  });

  it('a damaged kept file is replaced when the page is loaded again', async () => {
    await open();
    await says(apply);
    await isKept();
    await phone.page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (url.includes('/home-'))
            await cache.put(
              url,
              new Response('half a scr(', { headers: { 'content-type': 'text/javascript' } }),
            );
      }
    });
    await openAgain();
    await phone.page.getByRole('button', { name: 'Try again' }).tap();
    await says(apply);
    await openAgain();
    await says(apply);
  });

  it('a browser without service workers loads the app from the network', async () => {
    await phone.page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined });
    });
    await open();
    await says(apply);
    await phone.page.reload();
    await says(apply);
    phone.expectNoErrors();
  });

  it('a phone without room keeps nothing, and loads the app from the network', async () => {
    const session = await phone.context.newCDPSession(phone.page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1000 });
    await open();
    await says(apply);
    await expect.poll(() => line.asked, until).toContain('/sw.js');
    await phone.page.waitForLoadState('networkidle');
    await phone.page.reload();
    await says(apply);
    expect(await cacheNames()).not.toContain('kopa:page');
    phone.expectNoErrors();
  });

  it('the lender withdraws the worker: an open page goes on, and nothing stays kept', async () => {
    await open();
    await says(apply);
    await isKept();
    line.instead = (path) => (path === '/sw.js' ? { type: 'text/javascript', body: withdrawn } : undefined);
    const before = phone.page;
    phone.page = await phone.context.newPage();
    await open();
    await says(apply);
    await expect.poll(cacheNames, until).toEqual([]);
    await before.getByRole('link', { name: 'Me', exact: true }).tap();
    await before.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    await before.close();
    line.isOpen = false;
    const { page } = phone;
    phone.page = await phone.context.newPage();
    await page.close();
    await expect(open()).rejects.toThrow(/ERR_/);
  });
});
