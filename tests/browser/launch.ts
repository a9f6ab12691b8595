import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { engineBrowser } from '../engines/engine-browser.ts';
import { testEngine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { pinnedChromium, type Executable } from './pinned.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const withoutScrollbars = '--hide-scrollbars';

/** Command-line switches of every browser that tests start. */
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
 * Playwright switches that these tests do not need. They make processes share memory through files on the
 * disk, for machines with little memory, and cost a twentieth of a test's time elsewhere.
 */
export const needless: string[] = roomToShare() >= 2 ** 31 ? ['--disable-dev-shm-usage'] : [];

/** Bytes that processes may share in memory. */
function roomToShare(): number {
  if (!existsSync('/dev/shm')) return 0;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize;
}

let found: Promise<Executable> | undefined;

/**
 * The browser of the tests, in this order: `CHROMIUM_PATH`, the pinned browser, Playwright's, the machine's,
 * and for root on Debian the browser that apt installs.
 */
export function findBrowser(): Promise<Executable> {
  found ??= find();
  return found;
}

async function find(): Promise<Executable> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, which is not there. Correct it, or unset it to use the pinned browser.`,
      );
    }
    return { path: named, env: {}, source: 'CHROMIUM_PATH' };
  }
  const pinned = await pinnedChromium();
  if (pinned) return pinned;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, env: {}, source: 'Playwright' };
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return { path: system, env: {}, source: 'system' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'update'], { stdio: 'ignore' });
    const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', 'chromium'];
    execFileSync('apt-get', install, { stdio: 'ignore' });
    return { path: '/usr/bin/chromium', env: {}, source: 'apt' };
  }
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * The browser that the tests drive; `more` are additional switches of Chromium. With `scrollbars` it has the
 * classic ones of a laptop, which take room in the page. The caller closes the browser.
 */
export async function launchBrowser(
  more: readonly string[] = [],
  { scrollbars = false } = {},
): Promise<Browser> {
  if (testEngine === 'firefox') return launchFirefox({ scrollbars });
  if (testEngine !== 'chromium') return engineBrowser(testEngine);
  return start(await findBrowser(), more, scrollbars ? [withoutScrollbars] : []);
}

/**
 * The pinned browser, or undefined where there is none: no other browser's pictures compare with the
 * baselines.
 */
export async function launchPictureBrowser(): Promise<Browser | undefined> {
  const pinned = await pinnedChromium();
  return pinned && start(pinned);
}

function start(
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
