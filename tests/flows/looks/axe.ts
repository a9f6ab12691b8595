import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The axe findings of the current page, by rule and element. */
export function axeLook(page: Page) {
  return async (): Promise<string[]> => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
  };
}
