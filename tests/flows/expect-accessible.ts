import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeLook } from './looks/axe.ts';

/** Fails when axe finds anything wrong with what the page shows now. */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  expect(await axeLook(page)(), at).toEqual([]);
}
