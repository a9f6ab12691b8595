import type { Locator } from 'playwright-core';

/** Takes an option of a picker: the first tap marks; the second one takes, where the first has not. */
export async function takeOption(option: Locator): Promise<void> {
  await option.tap();
  const marked = option.page().locator('dialog[data-state=open] [role=option][aria-selected=true]');
  if ((await marked.count()) > 0) await marked.tap();
}
