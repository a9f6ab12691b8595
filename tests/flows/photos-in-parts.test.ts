import { uploadCurpFront } from '@kopa/contract/calls/user';
import type { Page, Request, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../server/test/test-lender.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPhotos, logIn, newcomer, overHttp } from './over-http.ts';
import { photo, received } from './photo.ts';
import { addressOf } from './sent-sections.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const address = '/auth/id_card_authentication';
const partBytes = 48 * 1024;
/** More than two parts after its reduction. */
const large = (seed: number) => photo(seed, { width: 1600, height: 1200 });

const isPart = (request: Request) => request.method() === 'PATCH';
const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);
const front = (page: Page) => page.getByRole('group', { name: '1. ID, front' });

async function open(number: string) {
  const loan = await atPhotos(lender, number);
  await logIn(on.page, lender, loan.token);
  await on.open(address);
  await on.heading('Three photos to show it is you', 2);
  return loan;
}

async function take(page: Page, name: string, file: ReturnType<typeof photo>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name, exact: true }).tap();
  await (await chooser).setFiles(file);
}

/** The begins of the parts that a page sends from now on. */
function parts(page: Page): number[] {
  const begins: number[] = [];
  page.on('request', (request) => {
    if (isPart(request)) begins.push(offsetOf(request));
  });
  return begins;
}

/** From the given part on, no part arrives. Held parts could still leave when the page is closed. */
async function loseFrom(page: Page, begin: number): Promise<void> {
  await page.route('**/uploads/*', (route) =>
    isPart(route.request()) && offsetOf(route.request()) >= begin ? route.abort() : route.continue(),
  );
}

const keptPhotos = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).includes('photos-on-their-way'));

describe('a photo in parts', () => {
  it('a broken part and a captive portal cost one part each; every other byte is sent once', async () => {
    await open('712391001');
    const begins = parts(on.page);
    let broken = 0;
    await on.page.route('**/uploads/*', (route) => {
      if (!isPart(route.request()) || offsetOf(route.request()) === 0) return route.continue();
      broken += 1;
      if (broken === 1) return route.abort('connectionreset');
      if (broken === 2)
        return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Buy a bundle</h1>' });
      return route.continue();
    });
    await take(on.page, 'Photo of the front', large(1));
    await front(on.page).getByText(received).waitFor();
    expect(begins.slice(0, 4)).toEqual([0, partBytes, partBytes, partBytes]);
    expect(begins.slice(3)).toEqual(begins.slice(3).map((_, at) => (at + 1) * partBytes));
    expect(begins.length).toBeGreaterThan(4);
    expect(begins.at(-1)! + partBytes).toBeLessThan(300_000 + partBytes);
  });

  it('a captive portal at the begin, at the question where to go on and at the last call loses no byte', async () => {
    await open('712391005');
    const begins = parts(on.page);
    const met: string[] = [];
    const portal = (what: string) => (route: Route) => {
      if (met.includes(what)) return route.continue();
      met.push(what);
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Buy a bundle</h1>' });
    };
    await on.page.route('**/uploads', portal('begin'));
    await on.page.route('**/uploads/*', (route) => {
      const request = route.request();
      if (request.method() === 'HEAD') return portal('where')(route);
      if (offsetOf(request) === 0 || met.includes('cut')) return route.continue();
      met.push('cut');
      return route.abort('connectionreset');
    });
    await on.page.route(addressOf(uploadCurpFront), portal('last'));
    await take(on.page, 'Photo of the front', large(6));
    await front(on.page).getByRole('button', { name: 'Try again' }).tap();
    await front(on.page).getByText(received).waitFor();
    expect(met).toEqual(['begin', 'cut', 'where', 'last']);
    expect(begins).toEqual([0, partBytes, ...begins.slice(1, -1).map((_, at) => (at + 1) * partBytes)]);
  });

  it('a photo continues by itself where the web view was killed, and leaves no copy on the phone', async () => {
    await open('712391002');
    const before = parts(on.page);
    await loseFrom(on.page, 2 * partBytes);
    await take(on.page, 'Photo of the front', large(2));
    await expect.poll(() => before.at(-1)).toBe(2 * partBytes);
    await on.page.close();

    const again = await on.phone.context.newPage();
    const after = parts(again);
    await again.goto(`${on.lender.url}/#${address}`);
    await front(again).getByText(received).waitFor();
    expect(after[0]).toBe(2 * partBytes);
    await expect
      .poll(() =>
        again.evaluate(async () => (await (await caches.open('photos-on-their-way')).keys()).length),
      )
      .toBe(0);
  });

  it('a cancelled photo does not continue by itself, and a logout deletes photos on their way', async () => {
    await open('712391003');
    await loseFrom(on.page, partBytes);
    await take(on.page, 'Photo of the front', large(3));
    await front(on.page).getByRole('progressbar').waitFor();
    await front(on.page).getByRole('button', { name: 'Cancel' }).tap();
    await front(on.page).getByText('Stopped. The photo is still here.').waitFor();
    await on.page.reload();
    await on.page.getByRole('button', { name: 'Photo of the front' }).waitFor();
    await expect.poll(() => front(on.page).getByRole('progressbar').count()).toBe(0);

    const begins = parts(on.page);
    await take(on.page, 'Photo of the front', large(4));
    await expect.poll(() => begins.at(-1)).toBe(partBytes);
    expect(await keptPhotos(on.page)).toBe(true);
    await on.open('/user_center');
    await on.page.getByRole('button', { name: 'Log out' }).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
    await on.page.getByText('Exited successfully. You are logged out.').first().waitFor();
    await expect.poll(() => keptPhotos(on.page)).toBe(false);
  });

  it('a picture of feedback comes back after a killed web view, and is attached', async () => {
    await newcomer(on.page, lender, '712391004');
    await on.open('/feedback/add_feedback');
    const begins = parts(on.page);
    await loseFrom(on.page, partBytes);
    await take(on.page, 'Add pictures', large(5));
    await expect.poll(() => begins.at(-1)).toBe(partBytes);
    await on.page.close();

    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#/feedback/add_feedback`);
    await again.getByText('Picture 1').waitFor();
    await again.getByText('Received', { exact: true }).waitFor();
    await again.reload();
    await again.getByText('Received', { exact: true }).waitFor();
    await expect.poll(() => again.getByText('Picture 2').count()).toBe(0);
  });
});
