import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { pinnedChromium, type Executable } from './pinned.ts';
import { memoryFolder, roomIn } from './room-in.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's switch that leaves the bars out; Playwright adds it, too. */
export const withoutScrollbars = '--hide-scrollbars';

/** Command-line switches of every browser that plays stories or tests. */
// The switches from fonts on keep pictures equal: screens differ between machines, Skia's instruction sets
// between processors, and a partial repaint rounds corners differently from a full repaint.
export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  withoutScrollbars,
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/**
 * Playwright's switches that stories and tests do not need. They make processes share memory through files on
 * the disk, for machines with little memory, and cost a twentieth of a test's time elsewhere.
 */
export const needless: string[] = roomIn(memoryFolder) >= 2 ** 31 ? ['--disable-dev-shm-usage'] : [];

/**
 * A browser of this machine, in this order: `CHROMIUM_PATH`, the pinned browser, Playwright's, the machine's.
 * Undefined without any; throws when `CHROMIUM_PATH` names nothing.
 */
export async function knownBrowser(cache: string): Promise<Executable | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, which is not there. Correct it, or unset it to use the pinned browser.`,
      );
    }
    return { path: named, env: {}, source: 'CHROMIUM_PATH' };
  }
  const pinned = await pinnedChromium(cache);
  if (pinned) return pinned;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, env: {}, source: 'Playwright' };
  const system = systemBrowsers.find((path) => existsSync(path));
  return system ? { path: system, env: {}, source: 'system' } : undefined;
}

/**
 * The pinned browser, or undefined where there is none: no other browser's pictures compare with the kept
 * ones.
 */
export async function pictureBrowser(cache: string): Promise<Browser | undefined> {
  const pinned = await pinnedChromium(cache);
  return pinned && startBrowser(pinned);
}

/**
 * Starts a browser, with more switches of Chromium and without some of Playwright's. The caller closes it.
 */
export function startBrowser(
  { path, env }: Executable,
  more: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [...switches.filter((each) => !without.includes(each)), ...more],
    ignoreDefaultArgs: [...needless, ...without],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
