import type { Browser, CDPSession, Request } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';
import { layoutLook } from './layout.ts';
import {
  freezeDate,
  isReady,
  keysOnPage,
  loadFonts,
  ownBrandOf,
  recordOutcomes,
  settle,
  showStory,
  sizeOf,
  stopMotion,
  type Outcome,
} from './in-page.ts';
import type { Story } from './stories.ts';

/** The time in every story: a Saturday morning in Nairobi. */
export const storyNow = Date.UTC(2026, 10, 21, 7, 0, 0);

export const phone = { width: 360, height: 740 };
/** Pixels: what WebP can hold. Only the texts of the law in large words are longer. */
const longestPicture = 16_383;
/** The toolbar's values without a look. */
export const usual = { brand: 'easycash', mode: 'light', direction: 'ltr', textSize: '100%', locale: 'en' };

/** What a story has shown. */
export interface Shown {
  problems: string[];
  picture: Buffer | undefined;
  /** The story names a brand for itself, which is not the brand of the page: it was not played. */
  isOfOtherBrand?: boolean;
}

/** One page that shows one story after the other. */
export interface StoryPage {
  /** Shows a story, plays it, and gives what is wrong with it and its picture. */
  show(story: Story): Promise<Shown>;
  /** Loads the page again, as if no story had been shown. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page on a static Storybook.
 *
 * @param options.patienceMs A story that hangs costs this long, and a fresh page.
 * @param options.brand The brand of another repository, in which the stories are shown.
 */
export async function openStoryPage(
  browser: Browser,
  url: string,
  { patienceMs = patient(20_000), brand }: { patienceMs?: number; brand?: string } = {},
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(recordOutcomes);
  await context.addInitScript(freezeDate, storyNow);
  await context.addInitScript(stopMotion);

  let complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  let devtools: Promise<CDPSession> | undefined;
  let asked = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  /** All parts of the story that are fetched have come, and are painted. */
  const settled = async () => {
    for (let before = -1; before !== asked;) {
      before = asked;
      await Promise.all(
        [...underWay].map((request) => request.response().then((answer) => answer?.finished())),
      );
      if (!(await page.evaluate(settle))) continue;
      await page
        .waitForFunction(() => !document.querySelector('[data-shown=false]'), undefined, { timeout: 500 })
        .catch(() => undefined);
      await page.evaluate(settle);
    }
  };

  let last: string | undefined;
  const begin = async () => {
    last = undefined;
    // Storybook itself may take longer than a story: several pages begin at once.
    const slow = { timeout: patient(60_000) };
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load', ...slow });
    // Asked for no story, it says so once it can be asked for another; a story that is asked for earlier may
    // never come.
    await page.waitForFunction(isReady, undefined, slow);
    // A late font moves the place to which a play scrolls, so the fonts load before the first story, too.
    await page.evaluate(loadFonts);
  };
  await begin();

  /**
   * Bars at the ends of the window must cover nothing: the window grows to the page. Under a sheet, which is
   * as high as the window says, it stays.
   */
  const photograph = async () => {
    const window = page.viewportSize();
    const height = await page.evaluate(() =>
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
        ? 0
        : document.documentElement.scrollHeight,
    );
    if (window && height > window.height) {
      await page.setViewportSize({ ...window, height: Math.min(height, longestPicture) });
      await page.evaluate(settle);
    }
    // Playwright's own screenshot compresses four times as long, and waits for fonts and frames once more.
    devtools ??= context.newCDPSession(page);
    const { data } = await (
      await devtools
    ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };

  /** The rows of the screen that break with words as long as German ones. */
  const breaksInLongWords = async (): Promise<string[]> => {
    await page.evaluate(() => {
      globalThis.speakShortWords = globalThis.speakLongWords?.();
    });
    await page.evaluate(settle);
    const found = await layoutLook(page, { texts: true })();
    await page.evaluate(() => globalThis.speakShortWords?.());
    return found.map((each) => `in long words: ${each}`);
  };

  const show = async (story: Story): Promise<Shown> => {
    const event = last === story.id ? 'forceRemount' : 'setCurrentStory';
    last = story.id;
    complaints = [];
    const problems: string[] = [];
    let picture: Buffer | undefined;
    try {
      if (brand && ((await page.evaluate(ownBrandOf, story.id)) ?? brand) !== brand)
        return { problems, picture, isOfOtherBrand: true };
      await page.setViewportSize(story.look?.size ?? (await page.evaluate(sizeOf, story.id)) ?? phone);
      await page.evaluate(showStory, {
        storyId: story.id,
        globals: { ...usual, ...(brand && { brand }), ...story.look?.globals },
        by: event,
      });
      const done = await page.waitForFunction((id) => storyOutcomes.get(id), story.id, { polling: 'raf' });
      problems.push(...problemsOf((await done.jsonValue()) as Outcome));
      await settled();
      if (story.hasPicture) picture = await photograph();
      if (story.isScreen || story.id.startsWith('journeys-'))
        for (const key of await page.evaluate(keysOnPage)) problems.push(`"${key}" looks like a key`);
      if (story.isScreen && story.look?.name === '320') problems.push(...(await breaksInLongWords()));
      if (story.isScreen && story.look?.globals['textSize'])
        problems.push(...(await layoutLook(page, { texts: true })()));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push(
        /Timeout/.test(why) ? `did not finish in ${patienceMs / 1000} s: play or rendering hangs` : why,
      );
      await begin();
    }
    return { problems: allOf(problems, complaints), picture };
  };
  return { show, begin, close: () => context.close() };
}

/** All that is wrong, without what is told twice: Storybook also logs what play threw. */
export function allOf(problems: readonly string[], complaints: readonly string[]): string[] {
  const others = complaints.filter((each) => !problems.some((known) => messageOf(known) === messageOf(each)));
  return [...problems, ...others].map(shorten);
}

/** Its first line, after "event: " or "Error: ". */
const messageOf = (text: string): string | undefined => text.split('\n', 1)[0]?.split(': ').at(-1);

/** The testing library prints the whole page; its beginning says enough. */
function shorten(problem: string): string {
  const lines = problem.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 14 ? [...lines.slice(0, 14), '...'].join('\n') : lines.join('\n');
}

/** What is wrong with a story that has ended. */
export function problemsOf({ status, thrown, accessibility }: Outcome): string[] {
  if (status === 'missing') return ['is listed, but Storybook cannot find it'];
  const problems = [...thrown];
  if (!accessibility) problems.push('axe did not look at it: remove what turns it off');
  else if (accessibility.status !== 'passed') {
    const { violations } = accessibility;
    problems.push(
      ...(violations.length > 0 ? violations : [accessibility.status]).map((each) => `axe: ${each}`),
    );
  }
  if (status !== 'success' && problems.length === 0) problems.push(`ended with ${status}`);
  return problems;
}
