import type { Browser } from 'playwright-core';
import { freezeDate, recordOutcomes, settle, stopMotion, type Outcome } from './in-page.ts';
import type { Story } from './stories.ts';

/** What stories take for now: a Saturday morning in Nairobi. */
export const storyNow = Date.UTC(2026, 10, 21, 7, 0, 0);

const phone = { width: 360, height: 740 };
/** What the looks change, as it is without one. */
const usual = { brand: 'easycash', mode: 'light', direction: 'ltr', textSize: '100%', locale: 'en' };

/** One page that shows one story after the other. */
export interface StoryPage {
  /** Shows a story, plays it, and gives what is wrong with it and its picture. */
  show(story: Story): Promise<{ problems: string[]; picture: Buffer | undefined }>;
  close(): Promise<void>;
}

interface Preview {
  ready(): Promise<void>;
  storyStoreValue: {
    /** What the toolbar would have set. Updated without an event, so that the story before is not rendered again. */
    userGlobals: { update(globals: Record<string, string>): void };
    loadStory(story: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } };
    }>;
  };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
}

/** Opens a page on a static Storybook. A story that hangs costs `patienceMs` and a fresh page. */
export async function openStoryPage(browser: Browser, url: string, patienceMs = 20_000): Promise<StoryPage> {
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

  const load = async () => {
    // Storybook itself may take longer than a story: four pages begin at once.
    const slow = { timeout: 60_000 };
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load', ...slow });
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue, undefined, slow);
  };
  await load();

  // Storybook's frame gives a story the size that it asks for; without the frame, the page does.
  const sizeFor = (id: string) =>
    page.evaluate(async (storyId) => {
      const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
      const asked = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return asked && { width: Number.parseInt(asked.width, 10), height: Number.parseInt(asked.height, 10) };
    }, id);

  /**
   * A screen of the app has bars at the ends of its window, which must cover nothing: the window grows to the page. Under
   * a sheet, which is as high as the window says, it stays.
   */
  const photograph = async ({ isScreen }: Story) => {
    const window = page.viewportSize();
    if (!isScreen || !window) return page.screenshot({ fullPage: true });
    const height = await page.evaluate(() =>
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
        ? 0
        : document.documentElement.scrollHeight,
    );
    if (height > window.height) {
      await page.setViewportSize({ ...window, height });
      await page.evaluate(settle);
    }
    return page.screenshot();
  };

  let last: string | undefined;
  const show = async (story: Story) => {
    const event = last === story.id ? 'forceRemount' : 'setCurrentStory';
    last = story.id;
    complaints = [];
    const problems: string[] = [];
    let picture: Buffer | undefined;
    try {
      await page.setViewportSize(story.look?.size ?? (await sizeFor(story.id)) ?? phone);
      await page.evaluate(
        ({ storyId, globals, by }) => {
          storyOutcomes.delete(storyId);
          localStorage.clear();
          sessionStorage.clear();
          scrollTo(0, 0);
          __STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
          __STORYBOOK_ADDONS_CHANNEL__.emit(by, { storyId, viewMode: 'story' });
        },
        { storyId: story.id, globals: { ...usual, ...story.look?.globals }, by: event },
      );
      const done = await page.waitForFunction((id) => storyOutcomes.get(id), story.id, { polling: 'raf' });
      problems.push(...problemsOf((await done.jsonValue()) as Outcome));
      await page.evaluate(settle);
      if (story.hasPicture) picture = await photograph(story);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push(
        /Timeout/.test(why) ? `did not finish in ${patienceMs / 1000} s: play or rendering hangs` : why,
      );
      await load();
      last = undefined;
    }
    // Storybook also logs what play threw.
    problems.push(
      ...complaints.filter((each) => !problems.some((known) => messageOf(known) === messageOf(each))),
    );
    return { problems: problems.map(shorten), picture };
  };
  return { show, close: () => context.close() };
}

/** Its first line, after "event: " or "Error: ". */
const messageOf = (text: string): string | undefined => text.split('\n', 1)[0]?.split(': ').at(-1);

/** The testing library prints the whole page; its beginning says enough. */
function shorten(problem: string): string {
  const lines = problem.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 14 ? [...lines.slice(0, 14), '...'].join('\n') : lines.join('\n');
}

function problemsOf({ status, thrown, accessibility }: Outcome): string[] {
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
