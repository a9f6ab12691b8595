import type { Page } from 'playwright-core';

/**
 * Reports screens that disappeared and returned under the same address: a blank in between loses the focus
 * and the screen reader's place. Install it before the page opens.
 */
export async function steadinessLook(page: Page) {
  await page.addInitScript(() => {
    const vanished: string[] = [];
    Object.assign(window, { vanished });
    let shownAt: string | null = null;
    new MutationObserver(() => {
      const { hash } = window.location;
      const isShown = [...document.querySelectorAll('main')].some((main) => main.getClientRects().length > 0);
      if (isShown) shownAt = hash;
      else if (shownAt === hash) {
        vanished.push(hash);
        shownAt = null;
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  });
  return async (): Promise<string[]> => {
    const vanished = await page.evaluate(() =>
      (window as unknown as { vanished: string[] }).vanished.splice(0),
    );
    return vanished.map((hash) => `The screen at ${hash} was shown, and then was not.`);
  };
}
