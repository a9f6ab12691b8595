import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { fixtureStorybook } from './fixture-storybook.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import { buildStorybook } from '../../scripts/build-storybook.ts';
import { openStoryPage, type StoryPage } from '../../kopa-stories/src/story-page.ts';
import {
  listStories,
  looks,
  nameOf,
  picturedPaths,
  type Look,
  type Story,
} from '../../kopa-stories/src/stories.ts';

const width = (picture: Buffer | undefined) => picture && PNG.sync.read(picture).width;

/** Where in a picture the blue bar of the fixture's screen stands: its first and last row. */
function barOf(picture: Buffer | undefined): { height: number; rows: [first: number, last: number] } {
  const { data, width: columns, height } = PNG.sync.read(picture as Buffer);
  const blue = Array.from({ length: height }, (_, y) => y).filter((y) => {
    const at = (y * columns + columns / 2) * 4;
    return data[at] === 0 && data[at + 1] === 0 && data[at + 2] === 200;
  });
  return { height, rows: [blue[0] ?? -1, blue.at(-1) ?? -1] };
}

describe('the story runner', () => {
  let page: StoryPage;
  const close: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    await buildStorybook(fixtureStorybook);
    const browser = await launchBrowser();
    const served = await serveFolder(fixtureStorybook.folder);
    page = await openStoryPage(browser, served.url, { patienceMs: 3000 });
    close.push(() => browser.close(), served.close);
  });
  afterAll(async () => {
    for (const each of close) await each();
  });

  const show = (name: string, isScreen = false) =>
    page.show({ id: `broken--${name}`, label: name, hasPicture: true, isScreen });

  it.each([
    ['play-throws', /playFunctionThrewException: .*something else/s],
    ['render-throws', /rendering broke/],
    ['hangs', /did not finish in 3 s/],
    ['too-pale', /axe: color-contrast/],
    ['complains', /console error: a complaint/],
    ['axe-off', /axe did not look at it/],
    ['not-there', /./],
  ])('a story fails: %s', async (name, why) => {
    const { problems } = await show(name);
    expect(problems.join('\n')).toMatch(why);
  });

  it('a screen that shows a key in place of words fails', async () => {
    const { problems } = await show('says-a-key', true);
    expect(problems).toEqual(['"emergencyContactMobile.invalid" looks like a key']);
  });

  it('a story after a failed or hanging one passes', async () => {
    for (const bad of ['play-throws', 'render-throws', 'hangs', 'not-there', 'too-pale']) {
      await show(bad);
      expect((await show('sound')).problems).toEqual([]);
    }
  });

  it('the picture of a story is reproducible, also with animations, and in another page', async () => {
    const first = await show('spins');
    await show('sound');
    expect((await show('spins')).picture?.equals(first.picture as Buffer)).toBe(true);
  });

  it('a story has its requested size, and the next story the default size', async () => {
    expect(width((await show('small')).picture)).toBe(320);
    expect(width((await show('sound')).picture)).toBe(360);
  });

  it('an example appears in other looks, also directly after itself, and the next story in the default look', async () => {
    const example = { id: 'broken--looks', label: 'looks', hasPicture: true };
    const [jua, dark, , small] = looks as [Look, Look, Look, Look];
    const usual = await page.show(example);
    const [inJua, inDark, onSmall] = [
      await page.show({ ...example, look: jua }),
      await page.show({ ...example, look: dark }),
      await page.show({ ...example, look: small }),
    ];
    expect(usual.problems).toEqual([]);
    expect(inJua.problems).toEqual([]);
    expect(inJua.picture?.equals(usual.picture as Buffer)).toBe(false);
    expect(inDark.problems.join()).toContain('seen in the dark');
    expect(width(onSmall.picture)).toBe(320);
    expect((await page.show(example)).picture?.equals(usual.picture as Buffer)).toBe(true);
  });

  it('the list contains exactly the examples, once for each look', () => {
    const stories = listStories(fixtureStorybook.folder, { only: 'broken' });
    expect(stories.filter(({ look }) => look).map(nameOf)).toEqual(
      looks.map(({ name }) => `broken-examples--sound-example.${name}`),
    );
  });

  it('a screen appears large in Swahili, and never right to left', async () => {
    const long = listStories(fixtureStorybook.folder, { only: 'app-screen-examples--long' });
    expect(long.map(({ look }) => look?.name)).toEqual([
      undefined,
      'jua',
      'dark',
      'sw-200-percent',
      '320',
      '320-200-percent',
    ]);
    expect(long.map(({ look }) => look?.globals['locale'] ?? 'en')).toContain('sw');
  });

  it('the picture of a screen has its bars at the ends, unless an overlay covers them', async () => {
    const [long] = listStories(fixtureStorybook.folder, { only: 'app-screen-examples--long' });
    const [covered] = listStories(fixtureStorybook.folder, { only: 'app-screen-examples--under-dialog' });
    const whole = barOf((await page.show({ ...(long as Story), hasPicture: true })).picture);
    expect(whole.height).toBeGreaterThan(1500);
    expect(whole.rows[0]).toBeGreaterThan(1500);
    const window = barOf((await page.show({ ...(covered as Story), hasPicture: true })).picture);
    expect(window.height).toBe(740);
    expect(window.rows).toEqual([700, 739]);
  });

  it('a screen on a small phone is also checked with long words', async () => {
    const narrow = listStories(fixtureStorybook.folder, { only: 'app-screen-examples--narrow' });
    const problems = await Promise.all(
      narrow
        .filter(({ look }) => look?.name === '320')
        .map(async (story) => (await page.show(story)).problems),
    );
    expect(problems).toEqual([
      expect.arrayContaining([expect.stringMatching(/^in long words: The page is \d+ px wide on 320/)]),
    ]);
    expect((await page.show(narrow[0] as Story)).problems).toEqual([]);
  });

  it('a screen with large text is checked for overflow in two languages', async () => {
    const wide = listStories(fixtureStorybook.folder, { only: 'app-screen-examples--wide' });
    const broken: (string | undefined)[] = [];
    for (const story of wide) {
      const { problems } = await page.show(story);
      if (problems.some((each) => /^The page is \d+ px wide/.test(each))) broken.push(story.look?.name);
    }
    expect(broken).toEqual(['sw-200-percent', '320-200-percent']);
  });

  it('the first example has one picture in a combined look, and the error state of a screen has none', () => {
    const pictured = listStories(fixtureStorybook.folder).filter(({ hasPicture }) => hasPicture);
    const names = pictured.map(nameOf);
    expect(names.filter((name) => name.includes('-examples--'))).toEqual([
      'broken-examples--sound-example.jua-dark-rtl',
      'app-screen-examples--long.320-200-percent',
    ]);
    expect(names).toContain('app-screen--filled');
    expect(names).not.toContain('app-screen--offline');
    expect(picturedPaths(pictured)).toEqual(
      expect.arrayContaining(['broken/examples/Sound Example', 'app/screen/Filled']),
    );
  });

  it('a tag excludes a story, or only its picture', () => {
    const stories = listStories(fixtureStorybook.folder);
    expect(stories.find(({ id }) => id === 'broken--no-test')).toBeUndefined();
    expect(stories.find(({ id }) => id === 'broken--no-picture')?.hasPicture).toBe(false);
    expect(stories.find(({ id }) => id === 'broken--sound')?.hasPicture).toBe(true);
    expect(readFileSync(`${fixtureStorybook.folder}/index.json`, 'utf8')).toContain('broken--no-test');
  });
});
