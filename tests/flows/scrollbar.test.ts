import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { stander, type Standing } from './places.ts';
import { startPhone } from './start-phone.ts';

const on = onOneLender({ phones: false });
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([], { scrollbars: true });
});
afterAll(() => browser?.close());

const window = { width: 320, height: 640 };
/** The page beside Chromium's scrollbar of 15 px, in px. */
const beside = { wide: 305, sideways: 0 };

let number = 712_349_500;

/** The width that the page has, and how far it scrolls sideways, in px. */
const room = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: wide, scrollWidth } = document.documentElement;
    return { wide, sideways: scrollWidth - wide };
  });

describe('beside a classic scrollbar, with twice the text size, no screen scrolls sideways', () => {
  it.each<[path: string, standing: Standing, row?: RegExp]>([
    ['/', 'newcomer'],
    ['/user/login', 'newcomer'],
    ['/borrow/to_borrow', 'newcomer'],
    ['/user_center/faq', 'newcomer'],
    ['/feedback/add_feedback', 'newcomer'],
    ['/auth/personal_infomation', 'applied', /^State\b/],
    ['/repay/repay_detail', 'repaying'],
  ])('%s of somebody at %s', async (path, standing, row) => {
    number += 1;
    const lender = overHttp(on.lender.url);
    const who = await stander(lender, standing, String(number));
    const { context, page, expectNoErrors, close } = await startPhone(browser, {
      isMobile: false,
      viewport: window,
    });
    try {
      await context.addInitScript(enlarge);
      await logIn(page, lender, who.token);
      await page.goto(`${on.lender.url}/#${path}`);
      await page.locator('main').waitFor();
      await page.waitForFunction(() => document.querySelector('[data-shown]') === null);
      expect(await room(page)).toEqual(beside);

      const title = page.locator('h1');
      // A language may have a word as long as this one.
      await title.evaluate((heading) => heading.append(' Kutokuwajibikawajibika'));
      expect(await room(page)).toEqual(beside);

      if (row) {
        const above = await title.boundingBox();
        await page.getByRole('button', { name: row }).tap();
        await page.getByRole('dialog').waitFor();
        expect(await room(page)).toEqual({ wide: window.width, sideways: 0 });
        expect(await title.boundingBox(), 'the page behind the sheet stays').toEqual(above);
      }
      expectNoErrors();
    } finally {
      await close();
    }
  });
});

function enlarge(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    // With overflow-y: scroll on the root, Chromium would take the scrollbar off 100vw.
    style.textContent = 'html { font-size: 200% !important } body { min-height: 150vh }';
    document.head.append(style);
  });
}
