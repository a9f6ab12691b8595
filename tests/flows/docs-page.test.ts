import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPage } from '../../server/src/http/documents/page/page.ts';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import { expectAccessible } from './expect-accessible.ts';

const page = docsPage(true);

describe('the page of the calls', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await workerBrowser();
  });
  afterAll(clearWorkerBrowser);

  it.each([
    ['a phone', 360, 'light'],
    ['a desk, dark', 1280, 'dark'],
  ] as const)('fits %s and can be read by all', async (_, width, colorScheme) => {
    const opened = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    await opened.setContent(page);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(opened, `/docs at ${width}`);
    await opened.close();
  });

  it('leads from its contents to a call by keys alone', async () => {
    const opened = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await opened.setContent(page);
    await opened.keyboard.press('Tab');
    await expect
      .poll(() => opened.evaluate(() => document.activeElement?.textContent))
      .toBe('To the content');
    await opened.getByRole('link', { name: 'Repaying' }).focus();
    await opened.keyboard.press('Enter');
    await expect.poll(() => opened.getByRole('heading', { name: 'Repaying' }).isVisible()).toBe(true);
    await opened.close();
  });
});
