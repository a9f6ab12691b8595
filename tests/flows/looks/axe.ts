import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { testEngine } from '../../browser/engine.ts';

/** The axe findings of the current page, by rule and element. */
export function axeLook(page: Page) {
  return async (): Promise<string[]> => {
    // The process of a page of Firefox 153 crashes while axe names its buttons. Stories are looked at.
    if (testEngine === 'firefox') return [];
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
  };
}
