import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { launchBrowser, launchPictureBrowser } from '../browser/launch.ts';
import { tell } from '../runner/progress.ts';
import { serveFolder } from '../serve-folder.ts';
import {
  checkPicture,
  forgetDifferences,
  orphans,
  removePicture,
  updatePicture,
  writeDifferencesPage,
} from './baseline.ts';
import { buildStorybook, ownStorybook } from '../../scripts/build-storybook.ts';
import { comparePictures } from './compare-pictures.ts';
import { checkDocs } from './docs-pages.ts';
import { listStories, nameOf, type Story } from '../../scripts/stories.ts';
import { openStoryPage } from './story-page.ts';

/*
 * npm run test:stories [-- --only <part of an id>]     plays every story, looks with axe, compares pictures
 *                        -- --module <file>         only the stories of these files
 * npm run pictures:update [-- --only <part of an id>]  the same, but takes the pictures as the new baseline
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    module: { type: 'string', multiple: true },
    update: { type: 'boolean' },
    json: { type: 'string' },
    pages: { type: 'string', default: '4' },
  },
});

const pagesAtOnce = Number(options.pages);
/**
 * One of this many stories is also shown in a fresh page: a difference means that stories affect each other.
 */
const leakSample = 40;

const began = performance.now();
console.log(`Storybook: ${await buildStorybook(ownStorybook)} (${seconds()} s)`);
const stories = listStories(options.only, ownStorybook.folder, options.module);
if (stories.length === 0 && !options.module)
  throw new Error(`No story's id contains "${options.only ?? ''}".`);
const pictureBrowser = await launchPictureBrowser();
const browser = pictureBrowser ?? (await launchBrowser());
const served = await serveFolder(ownStorybook.folder);
forgetDifferences();

const pictures = new Map<string, Buffer>();
const failures = new Map<string, string[]>();
let updated = 0;

async function judge(story: Story, problems: string[], picture?: Buffer): Promise<string[]> {
  if (!picture || !pictureBrowser) return problems;
  const name = nameOf(story);
  pictures.set(name, picture);
  if (!options.update) {
    const problem = await checkPicture(name, picture);
    return problem ? [...problems, problem] : problems;
  }
  if (problems.length === 0 && (await updatePicture(name, picture)) === 'updated') updated += 1;
  return problems;
}

const secondTries: string[] = [];
const queue = [...stories];
const showStories = async () => {
  const page = await openStoryPage(browser, served.url);
  const faultsOf = async (story: Story) => {
    const { problems, picture } = await page.show(story);
    return judge(story, problems, picture);
  };
  for (let story = queue.shift(); story; story = queue.shift()) {
    tell({ began: nameOf(story) });
    const faults = await faultsOf(story);
    if (faults.length > 0) {
      await page.begin();
      const again = await faultsOf(story);
      if (again.length > 0) failures.set(nameOf(story), again);
      else secondTries.push(`${nameOf(story)}: ${faults[0]}`);
    }
    tell({ ended: nameOf(story) });
  }
  await page.close();
};
const [pages] = await Promise.all([
  options.only
    ? new Map<string, string>()
    : checkDocs(browser, { url: served.url, folder: ownStorybook.folder }),
  ...Array.from({ length: Math.min(pagesAtOnce, queue.length) }, showStories),
]);

const leaks: string[] = [];
const sample = stories.filter(
  (story, at) =>
    at % leakSample === leakSample - 1 && pictures.has(nameOf(story)) && !failures.has(nameOf(story)),
);
const findLeaks = async () => {
  const page = await openStoryPage(browser, served.url);
  for (let story = sample.shift(); story; story = sample.shift()) {
    await page.begin();
    const { problems, picture } = await page.show(story);
    const switched = pictures.get(nameOf(story));
    const comparison =
      picture && switched
        ? await comparePictures(switched, picture)
        : { same: false as const, why: `is missing (${problems.join(', ')})` };
    if (!comparison.same)
      leaks.push(`${story.label}: alone, its picture ${comparison.why}; an earlier story leaks into it`);
  }
  await page.close();
};
await Promise.all(Array.from({ length: Math.min(pagesAtOnce, sample.length) }, findLeaks));
const lost =
  options.only || options.module ? [] : orphans(new Set(stories.filter((s) => s.hasPicture).map(nameOf)));
if (options.update) lost.splice(0).forEach(removePicture);

await browser.close();
await served.close();

for (const story of stories) {
  const problems = failures.get(nameOf(story));
  if (problems)
    console.log(
      `✗ ${story.label} (${nameOf(story)})\n${problems.map((p) => `    ${p.replaceAll('\n', '\n    ')}`).join('\n')}`,
    );
}
for (const secondTry of secondTries) {
  console.log(`- passed at the second try only: ${secondTry}`);
  tell({ secondTry });
}
for (const leak of leaks) console.log(`✗ ${leak}`);
for (const [id, fault] of pages) console.log(`✗ page ${id}: ${fault}`);
for (const id of lost)
  console.log(
    `✗ tests/pictures/baseline/${id} has no picture of a story: npm run pictures:update removes it`,
  );
const differences = writeDifferencesPage();
if (differences) console.log(`- before and after, side by side: open ${differences}`);
if (!pictureBrowser)
  console.log('- pictures were not compared: they need the pinned browser, which is for Linux on x64');
if (options.update) console.log(`${updated} pictures written`);

// Three checks beside the stories: none leaks into another, no picture without a story, every page is there.
const failed = failures.size + Math.min(leaks.length, 1) + Math.min(lost.length, 1) + Math.min(pages.size, 1);
const tally = {
  passed: stories.length + (pictureBrowser ? 3 : 1) - failed,
  failed,
  skipped: pictureBrowser ? 0 : stories.filter((s) => s.hasPicture).length,
};
if (options.json) writeFileSync(options.json, JSON.stringify(tally));
console.log(`Stories: ${stories.length - failures.size} of ${stories.length} pass (${seconds()} s)`);
process.exitCode = failed > 0 ? 1 : 0;

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
