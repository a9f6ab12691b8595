import { patient } from '../../scripts/patience.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { nameOf, type Story } from '../../kopa-stories/src/stories.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import {
  freezeDate,
  isReady,
  loadFonts,
  recordOutcomes,
  showStory,
  sizeOf,
  stopMotion,
} from '../../kopa-stories/src/in-page.ts';
import type { EngineName } from '../browser/engine.ts';
import { launchFirefox } from '../browser/firefox.ts';
import {
  allOf,
  openStoryPage,
  problemsOf,
  storyNow,
  usual,
  type StoryPage,
} from '../../kopa-stories/src/story-page.ts';
import { openEngine, phone } from './engines.ts';
import {
  captureMouse,
  isHistoryBusy,
  lack,
  noteHistory,
  recordComplaints,
  recordLacks,
  takeComplaints,
} from './in-page.ts';

/** Runs in each page before Storybook. */
const first = [
  `(${recordComplaints})()`,
  `(${recordLacks})(${JSON.stringify(lack)}, true)`,
  `(${noteHistory})()`,
  `(${recordOutcomes})()`,
  `(${freezeDate})(${storyNow})`,
  `(${stopMotion})()`,
  '',
].join(';');

/**
 * Plays stories on some pages of an engine at once, and returns what is wrong and why stories are skipped, by
 * the stories' names.
 */
export async function playStories(
  engine: EngineName,
  { stories, folder, pages }: { stories: readonly Story[]; folder: string; pages: number },
): Promise<{ failures: Map<string, string[]>; skipped: Map<string, string> }> {
  // Playwright has means of its own to run what is first.
  const script = engine === 'firefox' ? `(${captureMouse})();` : first;
  const served = await serveFolder(folder, { head: `<script>${script}</script>` });
  const queue = stories.map((story) => ({ ...story, hasPicture: false }));
  const failures = new Map<string, string[]>();
  const skipped = new Map<string, string>();
  const play = async () => {
    let page = await openEnginePage(engine, served.url);
    for (let story = queue.shift(); story; story = queue.shift()) {
      const shown = await page.show(story).catch(async (error: unknown) => {
        // The browser may be gone, and with it what it remembers.
        await page.close();
        page = await openEnginePage(engine, served.url);
        return { problems: [String(error)] };
      });
      const why = shown.problems.find((each) => each.startsWith(lack));
      if (why) skipped.set(nameOf(story), why);
      else if (shown.problems.length > 0) failures.set(nameOf(story), shown.problems);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, play));
  await served.close();
  return { failures, skipped };
}

/** Opens a page of an engine on a static Storybook. */
async function openEnginePage(engine: EngineName, url: string): Promise<Omit<StoryPage, 'begin'>> {
  if (engine === 'firefox') {
    const browser = await launchFirefox();
    return { ...(await openStoryPage(browser, url)), close: () => browser.close() };
  }
  const driver = await openEngine(engine);
  let last: string | undefined;
  let size: { width: number; height: number } | undefined;
  const begin = async () => {
    last = undefined;
    size = undefined;
    await driver.go(`${url}/iframe.html?viewMode=story`);
    await driver.resize(phone.width, phone.height);
    await waitUntil(
      () => driver.run(isReady),
      () => `Storybook in ${engine}`,
      60_000,
    );
    await driver.run(loadFonts);
  };
  const outcomeOf = (id: string, limit: number) =>
    driver.run(
      async (storyId, patienceMs) => {
        const end = performance.now() + patienceMs;
        while (!storyOutcomes.has(storyId) && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 16));
        return storyOutcomes.get(storyId) ?? null;
      },
      id,
      limit,
    );
  await begin();
  return {
    show: async (story) => {
      // No borrower is so fast.
      if (await driver.run(isHistoryBusy)) await begin();
      const wanted = story.look?.size ?? (await driver.run(sizeOf, story.id)) ?? phone;
      if (wanted.width !== size?.width || wanted.height !== size.height)
        await driver.resize(wanted.width, wanted.height);
      size = wanted;
      await driver.run(takeComplaints);
      await driver.run(showStory, {
        storyId: story.id,
        globals: { ...usual, ...story.look?.globals },
        by: last === story.id ? 'forceRemount' : 'setCurrentStory',
      });
      last = story.id;
      const limit = patient(20_000);
      const outcome = await outcomeOf(story.id, limit);
      const complaints = await driver.run(takeComplaints);
      if (outcome) return { problems: allOf(problemsOf(outcome), complaints), picture: undefined };
      await begin();
      return {
        problems: allOf([`did not finish in ${limit / 1000} s: play or rendering hangs`], complaints),
        picture: undefined,
      };
    },
    close: () => driver.close(),
  };
}
