import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, launchBrowser, switches } from '../browser/launch.ts';
import { launchOldBrowser } from '../browser/old.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import { comparePictures, compress } from '../../kopa-stories/src/compare-pictures.ts';
import { sceneHtml, type Scene } from './picture-scene.ts';

const grey = (level: number, { width = 4, deflate = 9 } = {}) => {
  const png = new PNG({ width, height: 4, deflateLevel: deflate });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([level, level, level, 255], at);
  return PNG.sync.write(png, { deflateLevel: deflate });
};

/** The same picture with each pixel, given as its place and its channels, changed. */
const redrawn = (picture: Buffer, change: (x: number, y: number, pixel: Buffer) => void) => {
  const png = PNG.sync.read(picture);
  for (let at = 0; at < png.width * png.height; at += 1)
    change(at % png.width, Math.floor(at / png.width), png.data.subarray(at * 4, at * 4 + 3));
  return PNG.sync.write(png);
};

/** The verdict on two pictures. */
const judged = async (before: Buffer, after: Buffer) => {
  const comparison = await comparePictures(before, after);
  return comparison.same ? 'same' : comparison.why;
};

/** As Chromium 92 opens its pages. */
const phone = { width: 360, height: 740 };

async function shoot(browser: Browser, change: Partial<Scene> = {}): Promise<Buffer> {
  const page = await browser.newPage({ viewport: phone });
  await page.setContent(sceneHtml(change));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

describe('the comparison of pictures', () => {
  let browser: Browser;
  let baseline: Buffer;

  beforeAll(async () => {
    browser = await launchBrowser();
    baseline = await shoot(browser);
  });
  afterAll(() => browser.close());

  it('other bytes of the same pixels are equal', async () => {
    const [a, b] = [grey(100), grey(100, { deflate: 0 })];
    expect(a.equals(b)).toBe(false);
    expect(await judged(a, b)).toBe('same');
  });

  it('a compressed picture is equal', async () => {
    const compressed = await compress(baseline);
    expect(compressed.length).toBeLessThan(baseline.length);
    expect(await judged(compressed, baseline)).toBe('same');
    expect(await judged(compressed, await shoot(browser, { dot: false }))).toBe('differs in 9 pixels');
  });

  it('an area of one colour tolerates a step of 2 and not of 3, up and down', async () => {
    expect(await judged(grey(100), grey(102))).toBe('same');
    expect(await judged(grey(100), grey(98))).toBe('same');
    expect(await judged(grey(100), grey(103))).toBe('differs in 16 pixels');
    expect(await judged(grey(100), grey(97))).toBe('differs in 16 pixels');
  });

  it('another size is reported', async () => {
    expect(await judged(grey(1), grey(1, { width: 5 }))).toBe('is 5x4, was 4x4');
  });

  // Each colour is the usual one, one channel of it some steps of 255 off.
  it.each<[what: string, Partial<Scene>]>([
    ['the colour of a button, blue by 5', { button: '#0b6b54' }],
    ['the colour of a button, green by 3', { button: '#0b6e4f' }],
    ['the colour of a text of 12 px, blue by 8', { text: '#4a5a5a' }],
    ['the colour of a text of 12 px, one token further', { text: '#5f6e66' }],
    ['the colour of a border of 1 px, red by 4', { border: '#dddfda' }],
    ['a dot of 3 px that is away', { dot: false }],
    ['a line of 1 px that is away', { line: false }],
    ['the tick of an icon that is away', { tick: false }],
    ['a text that moved down by 1 px', { css: 'p { position: relative; top: 1px }' }],
    ['a text that moved to the side by 1 px', { css: 'p { position: relative; left: 1px }' }],
    ['a line that moved down by 1 px', { css: '.line { position: relative; top: 1px }' }],
    ['everything under a line moved down by 1 px', { css: '.line { margin-bottom: 13px }' }],
    ['one letter', { words: 'Pay it in full by Friday, in nine bays' }],
    ['a letter without its dot', { words: 'Pay ıt in full by Friday, in nine days' }],
    ['a full stop', { words: 'Pay it in full by Friday, in nine days.' }],
    ['a corner that is 2 px rounder', { css: '.button { border-radius: 22px }' }],
    ['a heavier text', { css: 'p { font-weight: 500 }' }],
  ])('sees %s', async (_, change) => {
    expect(await judged(baseline, await shoot(browser, change))).toMatch(/^differs in \d+ pixels$/);
  });

  it('the differences, and nothing else, are marked in red', async () => {
    const comparison = await comparePictures(baseline, await shoot(browser, { dot: false }));
    const marks =
      comparison.same || !comparison.difference ? undefined : PNG.sync.read(comparison.difference);
    const red = Array.from({ length: phone.width * phone.height }, (_, at) => at).filter((at) =>
      marks?.data.subarray(at * 4, at * 4 + 3).equals(Buffer.from([220, 0, 0])),
    );
    expect(red).toHaveLength(9);
  });

  it.each<[what: string, Partial<Scene>]>([
    ['a text that moved by a fifth of a pixel', { css: 'p { transform: translateX(0.2px) }' }],
    ['an icon that moved by a fifth of a pixel', { css: 'svg { transform: translate(0.2px, 0.2px) }' }],
  ])('does not see %s', async (_, change) => {
    const picture = await shoot(browser, change);
    expect(picture.equals(baseline)).toBe(false);
    expect(await judged(baseline, picture)).toBe('same');
  });

  it('a photo that another processor scaled is equal', async () => {
    const photo = redrawn(baseline, (x, y, pixel) => {
      const inPhoto = x >= 29 && x < 125 && y >= 121 && y < 169;
      // Up to 6 steps up and down, as rounding falls.
      if (inPhoto)
        pixel.forEach((level, at) => (pixel[at] = limit(level + ((x * 7 + y * 11 + at) % 13) - 6)));
    });
    expect(photo.equals(baseline)).toBe(false);
    expect(await judged(baseline, photo)).toBe('same');
  });

  it('a few separate pixels are equal, and many are not', async () => {
    const with40 = (every: number) =>
      redrawn(baseline, (x, y, pixel) => {
        if (x % every === 0 && y % every === 0) pixel.forEach((level, at) => (pixel[at] = limit(level - 40)));
      });
    expect(await judged(baseline, with40(240))).toBe('same');
    expect(await judged(baseline, with40(40))).toMatch(/^differs/);
  });

  it.each<[what: string, without: string[], more: string[]]>([
    ['the instructions of this processor', ['--disable-skia-runtime-opts'], []],
    ['small tiles, in one thread', [], ['--num-raster-threads=1', '--default-tile-height=128']],
    ['partial repaints', ['--disable-partial-raster'], []],
  ])('does not see how a browser rasterizes: %s', async (_, without, more) => {
    const { path: executablePath, env } = await findBrowser();
    const other = await chromium.launch({
      executablePath,
      args: [...switches.filter((each) => !without.includes(each)), ...more],
      env: { ...(process.env as Record<string, string>), ...env },
    });
    expect(await judged(baseline, await shoot(other))).toBe('same');
    await other.close();
  });

  it('the same page in Chromium 92 is equal', async (test) => {
    const old = await launchOldBrowser(switches);
    if (!old) return test.skip('Chromium 92 is for Linux on x64');
    const folder = await mkdtemp(path.join(tmpdir(), 'kopa-scene-'));
    await writeFile(path.join(folder, 'index.html'), sceneHtml());
    const served = await serveFolder(folder);
    const page = await old.open(`${served.url}/index.html`);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const picture = await page.picture();
    await Promise.all([old.close(), served.close(), rm(folder, { recursive: true })]);
    expect(picture.equals(baseline)).toBe(false);
    expect(await judged(baseline, picture)).toBe('same');
  });
});

const limit = (level: number) => Math.min(255, Math.max(0, level));
