import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeLook } from './looks/axe.ts';
import { stillness } from './stillness.ts';

/** Fails when axe finds a fault in the current page, at rest: half a fade has half a contrast. */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  await page.evaluate(stillness);
  expect(await axeLook(page)(), at).toEqual([]);
}
