import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withdrawn } from '../../server/src/http/app-worker.ts';
import { apply, noLine, onKeptApp, until } from './on-kept-app.ts';
import { logIn, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const at = onKeptApp();
const { on, open, says, cacheNames, isKept, openAgain } = at;
/** The release of the open page. */
const release = () =>
  at.phone.page.evaluate(() => document.querySelector<HTMLElement>('[data-release]')!.dataset['release']!);
/** The release of the page that the lender sent last. */
const newest = () =>
  at.phone.page.evaluate(async () => {
    const page = await caches.match(`${location.origin}/?newest`);
    return /data-release="([\w-]+)"/.exec((await page?.text()) ?? '')?.[1];
  });

/** From now on the lender has a later release of the same text, and returns its name. */
function comeSecond(first: string): string {
  at.line.rewrite = (path, body) => (path === '/' ? body.replace(named(first), named('second')) : body);
  return 'second';
}
const named = (release: string) => `data-release="${release}"`;

describe('without a line', () => {
  it('the second visit opens, with the last known loan of its owner and where to pay; nothing of them is among the kept files', async () => {
    const loan = await disbursedLoan(overHttp(on.lender.url), '712346901');
    await logIn(at.phone.page, overHttp(on.lender.url), loan.token);
    // A slow file that is asked for before the worker has the page, and comes after.
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    at.line.hold = (path) => {
      if (path === '/sw.js') return asked.promise;
      if (!path.includes('pay-without-app')) return undefined;
      asked.resolve();
      return late.promise;
    };
    await open();
    await at.phone.page.getByRole('button', { name: /^Pay$/ }).waitFor();
    await at.phone.page.waitForFunction(() => JSON.stringify(localStorage).includes('paybill'));
    await isKept();
    late.resolve();
    await expect
      .poll(
        () =>
          at.phone.page.evaluate(async () => {
            const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
            return (await Promise.all(caught)).flat().some(({ url }) => url.includes('pay-without-app'));
          }),
        until,
      )
      .toBe(true);
    at.line.isOpen = false;
    await openAgain();
    await says(/^You are offline\. Figures from /);
    await says('Business number');
    await says(new RegExp([...loan.orderNo].join(' ?')));
    // What is kept of files and pages is the same for everybody.
    const kept = await at.phone.page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !/^\/(?:assets\/[\w.-]+)?$/.test(path))).toEqual([]);
  });

  it('debt, statement, agreement and answers stay readable as last seen, for their borrower alone', async () => {
    const loan = await disbursedLoan(overHttp(on.lender.url), '712346902');
    await logIn(at.phone.page, overHttp(on.lender.url), loan.token);
    await open();
    await at.phone.page.getByRole('button', { name: /^Pay$/ }).waitFor();
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
      expect(await at.phone.page.getByText(/This is from/).count()).toBe(0);
    }
    at.line.isOpen = false;
    for (const [path, content] of screens) {
      await openAgain(path);
      await says(/^No connection. This is from /);
      await says(content);
    }
    // Another loan than the one that was seen.
    await openAgain('/repay/statement?orderNo=KE20260101999');
    await at.phone.page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await at.phone.page.getByText(/This is from/).count()).toBe(0);
    await at.phone.page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('userInfo')!) as object;
      localStorage.setItem('userInfo', JSON.stringify({ ...user, userId: 'somebody-else' }));
    });
    await openAgain(screens[1]![0]);
    await at.phone.page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await at.phone.page.getByText(/This is from/).count()).toBe(0);
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
      { ...portal, status: 302, location: 'http://portal.invalid/' },
      { type: 'text/html', body: page.slice(0, page.length / 2) },
      { type: 'text/html', body: page, cutAt: 900 },
    ]) {
      at.line.instead = () => given;
      await openAgain();
      await at.phone.page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await at.phone.page.getByText('Pay for Wi-Fi').count()).toBe(0);
    }
    at.line.instead = () => undefined;
    await at.phone.page.getByRole('button', { name: 'Try again' }).tap();
    await says(apply);
  });

  it('a new release is taken at the next opening, an open page keeps its own, and the earlier files go when no page needs them', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    const second = comeSecond(first);
    // The lender has the earlier first script no longer.
    at.line.instead = (path) =>
      path.includes(first) ? { status: 404, type: 'text/html', body: '' } : undefined;
    // A slow line or machine shows the kept release once more, and brings the new one meanwhile.
    const before = at.phone.page;
    at.phone.page = await at.phone.context.newPage();
    await open();
    await says(apply);
    await expect.poll(newest, until).toBe(second);
    await openAgain();
    await says(apply);
    expect(await release()).toBe(second);
    await expect.poll(cacheNames, until).toContain(`kopa:${second}`);
    expect(await cacheNames()).toContain(`kopa:${first}`);
    await before.getByRole('link', { name: 'Me', exact: true }).tap();
    await before.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    await before.close();
    await openAgain();
    await says(apply);
    await expect.poll(cacheNames, until).not.toContain(`kopa:${first}`);
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
    expect(await release()).toBe(second);
  });

  it('on a slow line the kept page opens, and the release that came meanwhile is waited for at the next opening', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    const silence = Promise.withResolvers<void>();
    at.line.hold = (path) => (path === '/' ? silence.promise : undefined);
    const second = comeSecond(first);
    await openAgain();
    await says(apply);
    expect(await release()).toBe(first);
    silence.resolve();
    await expect.poll(newest, until).toBe(second);
    at.line.hold = (path) => (path === '/' ? pause(1000) : undefined);
    await openAgain();
    await says(apply);
    expect(await release()).toBe(second);
  });

  it('a release that shows no screen is not kept', async () => {
    await open();
    await says(apply);
    await isKept();
    const first = await release();
    // Another text than the one that the page's policy allows: the script does not run.
    at.line.rewrite = (path, body) =>
      path === '/' ? body.replace(`${named(first)}>`, `${named('broken')}>//`) : body;
    await openAgain();
    await at.phone.page.waitForLoadState('networkidle');
    at.line.isOpen = false;
    await openAgain();
    await says(noLine);
    expect(await release()).toBe(first);
  });

  it('a browser without service workers loads the app from the network', async () => {
    await at.phone.page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined });
    });
    await open();
    await says(apply);
    await at.phone.page.reload();
    await says(apply);
    at.phone.expectNoErrors();
  });

  it('a phone without room keeps nothing, and loads the app from the network', async () => {
    const session = await at.phone.context.newCDPSession(at.phone.page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.line.url, quotaSize: 1000 });
    await open();
    await says(apply);
    await expect.poll(() => at.line.asked, until).toContain('/sw.js');
    await at.phone.page.waitForLoadState('networkidle');
    await at.phone.page.reload();
    await says(apply);
    expect(await cacheNames()).not.toContain('kopa:page');
    at.phone.expectNoErrors();
  });

  it('the lender withdraws the worker: an open page goes on, and nothing stays kept', async () => {
    await open();
    await says(apply);
    await isKept();
    at.line.instead = (path) =>
      path === '/sw.js' ? { type: 'text/javascript', body: withdrawn } : undefined;
    const before = at.phone.page;
    at.phone.page = await at.phone.context.newPage();
    await open();
    await says(apply);
    await expect.poll(cacheNames, until).toEqual([]);
    await before.getByRole('link', { name: 'Me', exact: true }).tap();
    await before.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    await before.close();
    at.line.isOpen = false;
    const { page } = at.phone;
    at.phone.page = await at.phone.context.newPage();
    await page.close();
    await expect(open()).rejects.toThrow(/ERR_|ERROR_NET_/);
  });
});
