import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  knownBrowser,
  needless,
  pictureBrowser,
  startBrowser,
  switches,
  withoutScrollbars,
} from '../../kopa-stories/src/browser.ts';
import type { Executable } from '../../kopa-stories/src/pinned.ts';
import { cacheFolder } from '../../scripts/paths.ts';
import { engineBrowser } from '../engines/engine-browser.ts';
import { testEngine } from './engine.ts';
import { launchFirefox } from './firefox.ts';

export { needless, switches };

let found: Promise<Executable> | undefined;

/** The browser of the tests: `knownBrowser`, or for root on Debian the browser that apt installs. */
export function findBrowser(): Promise<Executable> {
  found ??= find();
  return found;
}

async function find(): Promise<Executable> {
  const known = await knownBrowser(cacheFolder);
  if (known) return known;
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
  return startBrowser(await findBrowser(), more, scrollbars ? [withoutScrollbars] : []);
}

/** The browser for pictures, or undefined where there is none. */
export const launchPictureBrowser = (): Promise<Browser | undefined> => pictureBrowser(cacheFolder);
