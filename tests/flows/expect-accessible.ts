import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keysOnPage } from '../../kopa-stories/src/in-page.ts';
import { axeLook } from './looks/axe.ts';
import { stillness } from './stillness.ts';

/**
 * Fails when axe finds a fault in the current page, or the page shows a key in place of words; at rest,
 * because half a fade has half a contrast.
 */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  await page.evaluate(stillness);
  const keys = (await page.evaluate(keysOnPage)).map((key) => `"${key}" looks like a key`);
  expect([...(await axeLook(page)()), ...keys], at).toEqual([]);
}
