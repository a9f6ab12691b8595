import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';

/** One borrower's phone: a web view of 360x740 with touch, in Kenya. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  /**
   * The faults of the page so far: console errors, exceptions. A test empties the list to allow provoked
   * faults.
   */
  errors: string[];
  /** Fails on any fault that `forgiven` does not match, and removes the matching ones. */
  expectNoErrors(...forgiven: RegExp[]): void;
  close(): Promise<void>;
}

/** Opens a phone that has never seen the app. `options` overrides, as in `{ locale: 'sw-KE' }`. */
export async function startPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    // What a flow measures and cuts is the network.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patient(15_000));
  const errors: string[] = [];
  context.on('console', (message) => {
    // The browser's own line for a request of a phone that a flow took offline, also of a file fetched ahead.
    if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return;
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
  const page = await context.newPage();
  return {
    context,
    page,
    errors,
    expectNoErrors(...forgiven) {
      const left = errors.splice(0).filter((error) => !forgiven.some((pattern) => pattern.test(error)));
      if (left.length > 0) throw new Error(`The page reported ${left.length} errors:\n${left.join('\n')}`);
    },
    close: () => context.close(),
  };
}
