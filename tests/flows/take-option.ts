import type { Locator, Page } from 'playwright-core';

/**
 * Takes an option of a picker: the first tap marks; the second one takes, where the first has not. `within`
 * is the frame of the picker.
 */
export async function takeOption(
  option: Locator,
  within: Pick<Page, 'locator'> = option.page(),
): Promise<void> {
  await option.tap();
  const options = within.locator('dialog[data-state=open] [role=option]');
  const marked = within.locator('dialog[data-state=open] [role=option][aria-selected=true]');
  // WebDriver may answer before the page has marked or closed.
  while ((await options.count()) > 0) if ((await marked.count()) > 0) return marked.tap();
}
