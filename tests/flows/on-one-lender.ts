import type { Policy } from '@kopa/contract/policy';
import type { Browser, Page } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';
import { afterAll, afterEach, beforeAll, beforeEach, TestRunner } from 'vitest';
import { clearWorkerBrowser, workerBrowser } from './worker-browser.ts';
import type { LenderPlace } from './lender-place.ts';
import { startAmongMany, type LenderAmongMany } from './start-among-many.ts';
import { startPhone, type Phone } from './start-phone.ts';

/** One lender for a file of tests, and a new phone for each of them. */
export interface OnOneLender {
  readonly lender: LenderAmongMany;
  readonly browser: Browser;
  readonly phone: Phone;
  readonly page: Page;
  /** Opens an address of the app, as in '/user/login'. */
  open(path: string): Promise<void>;
  /** The open address. */
  path(): Promise<string>;
  heading(name: string | RegExp, level?: number): Promise<void>;
  /** From now on simulates the native app on Android, and records its messages. */
  listenAsNative(): Promise<void>;
  told(): Promise<{ action: string }[]>;
}

/**
 * `before` writes into the lender's place before the start. `brand`, `edition` and `policy`, which changes
 * readings of the edition, are the lender's; the app learns them from the page. Without `phones`, the tests
 * start their own.
 */
export function onOneLender({
  before,
  brand,
  edition,
  policy,
  env,
  phones = true,
}: {
  before?: (place: LenderPlace) => Promise<void>;
  brand?: string;
  edition?: string;
  policy?: Partial<Policy>;
  /** Further settings of the lender. */
  env?: Record<string, string>;
  phones?: boolean;
} = {}): OnOneLender {
  let browser: Browser;
  let lender: LenderAmongMany;
  let phone: Phone;
  let failed: string | undefined;
  const start = () =>
    startAmongMany({
      before,
      policy,
      env: { ...env, ...(edition && { EDITION: edition }), ...(brand && { BRAND: brand }) },
    });
  beforeAll(async () => {
    [browser, lender] = await Promise.all([workerBrowser(), start()]);
  });
  afterAll(async () => {
    await clearWorkerBrowser();
    await lender?.stop();
  });
  beforeEach(async ({ task }) => {
    // A crash of the browser costs one test.
    browser = await workerBrowser();
    // The first try has registered its numbers. What a file has prepared for all its tests stays.
    if (task.id === failed && TestRunner.getSuiteHooks(task.file).beforeAll.length === 1) {
      await lender.stop();
      lender = await start();
    }
    if (phones) phone = await startPhone(browser);
  });
  afterEach(async ({ task }) => {
    failed = task.result?.state === 'fail' ? task.id : undefined;
    if (failed && phone) console.error(await shown(phone.page));
    await phone?.close();
  });
  return {
    get lender() {
      return lender;
    },
    get browser() {
      return browser;
    },
    get phone() {
      return phone;
    },
    get page() {
      return phone.page;
    },
    open: async (path) => {
      await phone.page.goto(`${lender.url}/#${path}`);
    },
    path: () => phone.page.evaluate(() => window.location.hash.slice(1)),
    heading: (name, level = 1) => phone.page.getByRole('heading', { name, level, exact: true }).waitFor(),
    listenAsNative: async () => {
      await phone.page.addInitScript(() => {
        const told: unknown[] = [];
        Object.assign(window, {
          told,
          KopaNative: { postMessage: (message: string) => told.push(JSON.parse(message)) },
        });
      });
    },
    told: () => phone.page.evaluate(() => (window as unknown as { told: { action: string }[] }).told),
  };
}

/** The address and what the page says, for the report of a failed test. */
async function shown(page: Page): Promise<string> {
  try {
    return `${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: patient(2000) })}`;
  } catch (error) {
    return String(error);
  }
}
