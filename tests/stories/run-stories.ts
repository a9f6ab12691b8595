import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { launchBrowser, launchPictureBrowser } from '../browser/launch.ts';
import { tell } from '../runner/progress.ts';
import { buildStorybook, ownStorybook } from '../../scripts/build-storybook.ts';
import { inProject } from '../../scripts/paths.ts';
import { comparePictures } from '../../kopa-stories/src/compare-pictures.ts';
import { pictureFolder } from '../../kopa-stories/src/picture-folder.ts';
import { failuresText, playAll } from '../../kopa-stories/src/play.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import { listStories, nameOf, type Story } from '../../kopa-stories/src/stories.ts';
import { openStoryPage, type Shown } from '../../kopa-stories/src/story-page.ts';
import { checkDocs } from './docs-pages.ts';

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
const stories = listStories(ownStorybook.folder, { only: options.only, modules: options.module });
if (stories.length === 0 && !options.module)
  throw new Error(`No story's id contains "${options.only ?? ''}".`);
const pictureBrowser = await launchPictureBrowser();
const browser = pictureBrowser ?? (await launchBrowser());
const served = await serveFolder(ownStorybook.folder);
const kept = pictureFolder({
  kept: inProject('tests', 'pictures', 'baseline'),
  differences: inProject('tests', 'pictures', 'differences'),
  update: 'npm run pictures:update',
  isUpdate: options.update === true,
});
kept.forgetDifferences();

const pictures = new Map<string, Buffer>();

async function judge(story: Story, { problems, picture }: Shown): Promise<string[]> {
  if (!picture || !pictureBrowser) return problems;
  pictures.set(nameOf(story), picture);
  return kept.judge(nameOf(story), problems, picture);
}

const [pages, played] = await Promise.all([
  options.only
    ? new Map<string, string>()
    : checkDocs(browser, { url: served.url, folder: ownStorybook.folder }),
  playAll(stories, {
    open: () => openStoryPage(browser, served.url),
    pages: pagesAtOnce,
    judge,
    onBegin: (began) => tell({ began }),
    onEnd: (ended) => tell({ ended }),
  }),
]);
const { failures, secondTries } = played;

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
  options.only || options.module
    ? []
    : kept.orphans(new Set(stories.filter((s) => s.hasPicture).map(nameOf)));
if (options.update) lost.splice(0).forEach(kept.remove);

await browser.close();
await served.close();

for (const line of failuresText(stories, played)) console.log(line);
for (const secondTry of secondTries) tell({ secondTry });
for (const leak of leaks) console.log(`✗ ${leak}`);
for (const [id, fault] of pages) console.log(`✗ page ${id}: ${fault}`);
for (const id of lost)
  console.log(
    `✗ tests/pictures/baseline/${id} has no picture of a story: npm run pictures:update removes it`,
  );
const differences = kept.writeDifferencesPage();
if (differences) console.log(`- before and after, side by side: open ${differences}`);
if (!pictureBrowser)
  console.log('- pictures were not compared: they need the pinned browser, which is for Linux on x64');
if (options.update) console.log(`${kept.updated()} pictures written`);

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
