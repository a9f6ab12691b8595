import { EventEmitter, once } from 'node:events';
import { errorCodes, type ErrorName } from '@kopa/contract';
import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { applied, registered } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const isCall = (url: URL) => url.pathname.startsWith('/api/');
const overlay = () => on.page.getByRole('dialog', { name: 'Sending…' });
const refusal = (name: ErrorName, msg: string) => ({ json: { code: errorCodes[name], msg, data: null } });

describe('each of the four authentication codes', () => {
  it.each([
    ['[S8-01] nobody is logged in', 'notLoggedIn', 'User not logged in. Log in to continue.', '712349001'],
    ['[S8-02] the session has expired', 'tokenExpired', 'Token expired, please login again.', '712349002'],
    [
      '[S8-03] another device has logged in',
      'otherDevice',
      'The account is logged in from another device. Log in again to use it here.',
      '712349003',
    ],
    ['[S8-04] the token is unknown', 'tokenInvalid', 'Token invalid, please login again.', '712349004'],
  ] as const)(
    '%s: [S8-05][S8-06][S8-07][S8-08] one message, deleted session, informed native app, home',
    async (_, name, words, mobile) => {
      await on.listenAsNative();
      await logIn(on.page, lender, await registered(lender, mobile));
      await on.open('/records');
      await on.heading('Records');
      // From now on every call that has a token is answered so, and several at once.
      await on.page.route(isCall, (route) =>
        route.request().headers()['authorization'] === undefined
          ? route.fallback()
          : route.fulfill(refusal(name, words)),
      );
      await on.page.reload();
      const said = on.page.getByRole('status').or(on.page.getByRole('alert')).filter({ hasText: words });
      await said.first().waitFor();
      await expect.poll(() => said.count()).toBe(1);
      await on.page.waitForFunction(() => window.location.hash === '#/');
      await on.heading('How much do you need?', 2);
      // A slow reader finds the words in the page, also on the way to the login.
      await on.page.locator('.kopa-toast').waitFor({ state: 'detached' });
      const inPage = on.page.getByRole('main').getByText(words);
      await inPage.waitFor();
      await on.open('/user/login');
      await inPage.waitFor();
      await expect
        .poll(() =>
          on.page.evaluate(() => [localStorage.getItem('Authorization'), localStorage.getItem('userInfo')]),
        )
        .toEqual([null, null]);
      expect((await on.told()).filter(({ action }) => action === 'logout').length).toBeGreaterThan(0);
    },
  );
});

describe('the page is blocked while the cancellation of a loan is sent', () => {
  it.each<[string, string, (route: Route) => Promise<void>, RegExp | null]>([
    [
      'a refusal',
      '712349011',
      (route) => route.fulfill(refusal('cancelTooLate', 'x')),
      /can no longer be cancelled/,
    ],
    ['a lost line', '712349012', (route) => route.abort('connectionreset'), /There is no connection/],
    [
      'an answer that is none',
      '712349013',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      /./,
    ],
    ['success', '712349014', (route) => route.continue(), null],
  ])('[S8-09][S8-10] and no longer after %s', async (_, mobile, end, told) => {
    const loan = await applied(lender, mobile);
    await logIn(on.page, lender, loan.token);
    await on.open('/cancellation_form');
    await on.page.getByRole('radio', { name: 'I applied by mistake' }).check();
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await on.page.route(isCall, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await opened;
      return end(route);
    });
    await on.page.getByRole('button', { name: 'Cancel the application' }).tap();
    await overlay().waitFor();
    // The page blocks Back as soon as it is painted.
    await on.page.waitForFunction(() => 'kopaOverlay' in ((history.state ?? {}) as object));
    // Contradicting actions are out of reach, and Back stays.
    await on.page.goBack();
    await expect.poll(() => overlay().isVisible()).toBe(true);
    await expect.poll(() => on.path()).toBe('/cancellation_form');
    gate.emit('open');
    await overlay().waitFor({ state: 'hidden' });
    if (told === null) {
      await on.heading('How much do you need?', 2);
      await expect.poll(() => stepOf(lender, loan.token)).toBe(8);
      return;
    }
    const failure = on.page.getByRole('alert').filter({ hasText: 'Cancellation fail' });
    await failure.getByText(told).first().waitFor();
    await expect.poll(() => stepOf(lender, loan.token)).toBe(6);
    await expect
      .poll(() => on.page.getByRole('radio', { name: 'I applied by mistake' }).isChecked())
      .toBe(true);
  });
});
