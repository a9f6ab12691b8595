import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeLook } from './looks/axe.ts';

/** Fails when axe finds a fault in the current page. */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  expect(await axeLook(page)(), at).toEqual([]);
}
