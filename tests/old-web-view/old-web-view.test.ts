import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { launchOldBrowser } from '../browser/old.ts';
import { startLender } from '../flows/start-lender.ts';
import { cacheFolder } from '../../scripts/paths.ts';

const browser = await launchOldBrowser();

describe.skipIf(!browser)('a web view of 2021 (Chromium 92)', () => {
  if (!browser) return;
  afterAll(() => browser.close());

  it('the web view has the expected age', () => {
    expect(browser.version).toMatch(/Chrome\/92\./);
  });

  // A browser of 2021 may leave a command without an answer, once in many runs: then a page of its own is
  // tried.
  it(
    'the web view opens the app: heading, styled button, no error',
    { retry: 1, timeout: patient(90_000) },
    async () => {
      const lender = await startLender();
      try {
        const page = await browser.open(`${lender.url}/`);
        await page.waitFor(`document.querySelector('button[lang=en]')`);
        await page.evaluate(`document.querySelector('button[lang=en]').click()`);
        await page.waitFor(`document.querySelector('header h1')`);
        await page.waitFor(`document.querySelector('main button, main a[href]')`);
        const seen = await page.evaluate<{
          heading: string;
          fill: string;
          height: number;
          family: string;
          columns: number;
        }>(`(() => {
        const heading = document.querySelector('h1');
        const fills = [...document.querySelectorAll('button, a')].map((each) => getComputedStyle(each));
        const filled = fills.find((style) => !/^(transparent|rgba\\(0, 0, 0, 0\\))$/.test(style.backgroundColor));
        return {
          heading: heading.textContent.trim(),
          fill: filled ? filled.backgroundColor : '',
          height: filled ? Number.parseFloat(filled.height) : 0,
          family: getComputedStyle(document.body).fontFamily,
          columns: document.scrollingElement.scrollWidth,
        };
      })()`);
        writeFileSync(path.join(cacheFolder, 'old-web-view.png'), await page.picture());
        expect(page.errors).toEqual([]);
        expect(seen.heading).not.toBe('');
        // Unstyled, a button is grey and small.
        expect(seen.fill).toMatch(/^rgb\(/);
        expect(seen.fill).not.toBe('rgb(239, 239, 239)');
        expect(seen.height).toBeGreaterThanOrEqual(44);
        expect(seen.family).not.toMatch(/^"?Times/);
        expect(seen.columns).toBeLessThanOrEqual(360);
      } finally {
        await lender.stop();
      }
    },
  );
});
