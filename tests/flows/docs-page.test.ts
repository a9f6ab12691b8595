import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeLook } from './looks/axe.ts';
import { onOneLender } from './on-one-lender.ts';

const at = onOneLender();

/** Opens a page of the documents, and records its requests and console errors. */
async function openDocs(page: Page, path: string) {
  const asked = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(new URL(path, at.lender.url).href);
  await page.getByRole('heading', { name: 'Encrypted paths' }).first().waitFor({ state: 'attached' });
  return { asked, complaints };
}

/** Firefox tells that Scalar may not make a function from a text; Scalar tries, and does without. */
const knownComplaint = /blocked a JavaScript eval/;

/** By how many px the page is wider than its window. */
const wider = () => document.documentElement.scrollWidth - window.innerWidth;
/** Scalar's own faults: names of its copy and "show more" buttons, two regions with one name. */
const known = /^axe (?:button-name|label-content-name-mismatch|landmark-unique):/;

describe('the page of the calls', () => {
  it.each([
    ['a phone', 360, 740, 'light', '/docs'],
    ['a phone, at a call', 360, 740, 'light', '/docs/#tag/loan/applyMarket'],
    ['a desk, dark', 1280, 800, 'dark', '/docs'],
    ['a desk, at a call', 1280, 800, 'light', '/docs/#tag/loan/applyMarket'],
  ] as const)(
    'the page fits %s, and requests nothing from another origin',
    async (_, width, height, colorScheme, path) => {
      const page = await at.browser.newPage({ viewport: { width, height }, colorScheme });
      const { asked, complaints } = await openDocs(page, path);
      if (path.includes('#')) await page.getByText('oneActiveLoan', { exact: true }).first().waitFor();
      expect([...asked]).toEqual([new URL(at.lender.url).origin]);
      expect(complaints.filter((each) => !knownComplaint.test(each))).toEqual([]);
      await expect.poll(() => page.evaluate(wider)).toBe(0);
      expect((await axeLook(page)()).filter((found) => !known.test(found))).toEqual([]);
      await page.close();
    },
  );
});
