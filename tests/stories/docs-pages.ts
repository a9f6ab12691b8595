import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';

/** The pages and stories of the built Storybook, by id. */
function entriesOf(folder: string): ReadonlyMap<string, 'docs' | 'story'> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: 'docs' | 'story' }>;
  };
  return new Map(Object.values(entries).map(({ id, type }) => [id, type]));
}

/**
 * Opens each page and returns the faults by id. The stories in a page are not loaded, because they have
 * tests of their own; a page may show and link only those that exist. One page is opened with its stories,
 * which play beside each other there.
 */
export async function checkDocs(
  browser: Browser,
  { url, folder }: { url: string; folder: string },
): Promise<Map<string, string>> {
  const entries = entriesOf(folder);
  const ids = [...entries].filter(([, type]) => type === 'docs').map(([id]) => id);
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  await context.route(/viewMode=story/, (route) => route.abort());
  const page = await context.newPage();
  let thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  // The stories of the page, which are not loaded, are the only files that may be missing.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      thrown.push(message.text());
  });
  await page.goto(`${url}/iframe.html?viewMode=docs`, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  const faults = new Map<string, string>();
  for (const id of ids) {
    thrown = [];
    await page.evaluate(showDocs, id);
    const rendered = await page
      .waitForFunction(() => globalThis.docsShown, undefined, { timeout: patient(8000) })
      .then(
        () => true,
        () => false,
      );
    const heading = await page
      .locator('.sbdocs h1')
      .first()
      .textContent({ timeout: patient(5000) })
      .catch(() => null);
    if (!rendered || !heading) faults.set(id, 'does not render, or shows no heading');
    else if (thrown.length > 0) faults.set(id, thrown.join('\n'));
    else {
      const missing = (await page.evaluate(shownAndLinked)).filter((shown) => !entries.has(shown));
      if (missing.length > 0) faults.set(id, `shows or links ${missing.join(', ')}, which do not exist`);
    }
  }
  await context.close();
  const fault = await faultWithStories(browser, url);
  if (fault) faults.set(`${pageWithStories}, with its stories`, fault);
  return faults;
}

/** A page whose stories take the focus, wait, and ask the lender. */
const pageWithStories = 'patterns-refusal--docs';

/** Opens the page until each of its stories has been played. Returns the errors, undefined without any. */
async function faultWithStories(browser: Browser, url: string): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 2400 } });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      thrown.push(message.text());
  });
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${pageWithStories}`, { waitUntil: 'load' });
  const played = await page
    .waitForFunction(
      () => {
        const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')];
        return (
          frames.length > 0 && frames.every((frame) => frame.contentDocument?.querySelector('[data-played]'))
        );
      },
      undefined,
      { timeout: patient(60_000) },
    )
    .then(
      () => true,
      () => false,
    );
  if (played) thrown.push(...(await page.evaluate(movesWithoutEnd)));
  await context.close();
  if (!played) thrown.push('not every story was played');
  return thrown.length > 0 ? thrown.join('\n') : undefined;
}

/** What still moves in the stories of a page, which then never rests. Runs in the browser. */
function movesWithoutEnd(): string[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')]
    .flatMap(({ contentDocument }) => contentDocument?.getAnimations() ?? [])
    .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    .map((each) => `"${(each as CSSAnimation).animationName}" never ends`);
}

declare global {
  /** Storybook has said that the page of docs is there. */
  var docsShown: boolean;
}

/** Switches to a page of docs. Runs in the browser. */
function showDocs(id: string): void {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__ as unknown as {
    once(event: string, listener: () => void): void;
    emit(event: string, data: unknown): void;
  };
  globalThis.docsShown = false;
  channel.once('docsRendered', () => (globalThis.docsShown = true));
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
}

/** The ids of the stories and pages that a page of docs shows or links. Runs in the browser. */
function shownAndLinked(): string[] {
  const addresses = [...document.querySelectorAll<HTMLElement>('.sbdocs iframe[src], .sbdocs a[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  return addresses.flatMap(
    (address) => /(?:[?&]id=|[?]path=\/(?:story|docs)\/)([\w-]+)/.exec(address)?.[1] ?? [],
  );
}
