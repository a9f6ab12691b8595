import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';

const phone = { width: 360, height: 740 };

/** Opens a page of a built host; `complaints` collects its console messages. */
export async function showPage(
  browser: Browser,
  folder: string,
  file: string,
): Promise<{ page: Page; complaints: string[]; close(): Promise<void> }> {
  const served = await serveFolder(folder);
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${served.url}/${file}`);
  return {
    page,
    complaints,
    close: async () => {
      await context.close();
      await served.close();
    },
  };
}

/** A computed style of the first element that the selector finds. */
export const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
