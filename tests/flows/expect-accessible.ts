import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails when axe finds anything wrong with what the page shows now. */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const result = await tool.run(document, { resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(violations, at).toEqual([]);
}
