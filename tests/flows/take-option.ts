import type { Locator } from 'playwright-core';

/** Takes an option of a picker: the first tap marks; the second one takes, where the first has not. */
export async function takeOption(option: Locator): Promise<void> {
  await option.tap();
  const options = option.page().locator('dialog[data-state=open] [role=option]');
  const marked = option.page().locator('dialog[data-state=open] [role=option][aria-selected=true]');
  // WebDriver may answer before the page has marked or closed.
  while ((await options.count()) > 0) if ((await marked.count()) > 0) return marked.tap();
}
