import path from 'node:path';
import type { Browser } from 'playwright-core';
import { knownBrowser, pictureBrowser, startBrowser } from './browser.ts';
import { headOf, type GivenBrand } from './given-brand.ts';
import { pictureFolder } from './picture-folder.ts';
import { failuresText, playAll } from './play.ts';
import { serveFolder } from './serve-folder.ts';
import { listStories, nameOf } from './stories.ts';
import type { StoriesRequest } from './stories-request.ts';
import { openStoryPage } from './story-page.ts';

/** Where the pinned browser is unpacked. */
const cache = path.resolve('node_modules', '.cache', 'kopa');

/**
 * Plays the stories of a Storybook in a brand, and prints what is wrong. Returns whether nothing is. Throws
 * one line when the stories cannot be played.
 */
export async function checkStories(
  book: string,
  brand: GivenBrand,
  { pictures, task, only, pages }: StoriesRequest,
): Promise<boolean> {
  const began = performance.now();
  const stories = listStories(book, { only, inOtherBrand: true });
  if (stories.length === 0) throw new Error(`No story's id contains "${only}".`);
  const isUpdate = task === 'update';
  const command = `kopa-stories --brand ${brand.id}`;
  const kept = pictureFolder({
    kept: pictures,
    differences: path.join(pictures, 'differences'),
    update: `${command} --update`,
    isUpdate,
  });
  const forPictures = await pictureBrowser(cache);
  if (forPictures && !isUpdate && kept.files().length === 0) {
    await forPictures.close();
    throw new Error(
      `${pictures} has no pictures to compare with. Keep them with ${command} --update, look at them, and commit them.`,
    );
  }
  const browser = forPictures ?? (await anyBrowser());
  const served = await serveFolder(book, { head: headOf(brand) });
  kept.forgetDifferences();
  const played = await playAll(stories, {
    open: () => openStoryPage(browser, served.url, { brand: brand.id }),
    pages,
    judge: async (story, { problems, picture }) =>
      picture && forPictures ? kept.judge(nameOf(story), problems, picture) : problems,
  }).finally(() => Promise.all([browser.close(), served.close()]));

  const pictured = stories.filter((story) => story.hasPicture && !played.ofOtherBrands.has(nameOf(story)));
  const lost = forPictures && !only ? kept.orphans(new Set(pictured.map(nameOf))) : [];
  if (isUpdate) lost.splice(0).forEach(kept.remove);
  for (const line of failuresText(stories, played)) console.log(line);
  for (const file of lost)
    console.log(`✗ ${path.join(pictures, file)} is of no story: ${command} --update removes it`);
  const differences = kept.writeDifferencesPage();
  if (differences) console.log(`- before and after, side by side: open ${differences}`);
  if (!forPictures)
    console.log(
      '- pictures were neither compared nor kept: they need the browser of this package, which is for Linux on x64',
    );
  else if (isUpdate)
    console.log(`${kept.updated()} pictures written to ${pictures}: look at them, and commit them`);
  const { ofOtherBrands, failures } = played;
  const count = stories.length - ofOtherBrands.size;
  const others = ofOtherBrands.size > 0 ? `; ${ofOtherBrands.size} show Kopa's own brands` : '';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Stories in ${brand.name}: ${count - failures.size} of ${count} pass${others} (${seconds} s)`);
  return failures.size === 0 && lost.length === 0;
}

async function anyBrowser(): Promise<Browser> {
  const known = await knownBrowser(cache);
  if (!known)
    throw new Error(
      'No browser found. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium kopa-stories',
    );
  return startBrowser(known);
}
