import { afterEach, beforeEach, expect } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { onOneLender, type OnOneLender } from './on-one-lender.ts';
import { startLine, type Line } from './start-line.ts';
import { startPhone, type Phone } from './start-phone.ts';

/** What the app says without a line and without an answer. */
export const noLine = 'There is no connection. Check your data or Wi-Fi, then try again.';
/** What home offers to a visitor. */
export const apply = /^Apply for KSh/;
/** For what the worker does by itself. */
export const until = { timeout: patient(15_000) };

/** A lender, and for each test a line to it and a phone whose browser has service workers. */
export interface OnKeptApp {
  readonly on: OnOneLender;
  readonly line: Line;
  readonly phone: Phone;
  open(path?: string): Promise<unknown>;
  says(text: string | RegExp): Promise<void>;
  cacheNames(): Promise<string[]>;
  /** Waits until this phone has kept the app. */
  isKept(): Promise<void>;
  /** Closes the page, and opens the app in another. */
  openAgain(path?: string): Promise<void>;
}

export function onKeptApp(): OnKeptApp {
  const on = onOneLender({ phones: false });
  let line: Line;
  let phone: Phone;
  beforeEach(async () => {
    line = await startLine(on.lender.url);
    phone = await startPhone(on.browser, { serviceWorkers: 'allow' });
  });
  afterEach(async () => {
    await phone.close();
    await line.close();
  });
  const open = (path = '/') => phone.page.goto(`${line.url}/#${path}`);
  return {
    on,
    get line() {
      return line;
    },
    get phone() {
      return phone;
    },
    open,
    says: (text) => phone.page.getByText(text).first().waitFor(),
    cacheNames: () => phone.page.evaluate(() => caches.keys()),
    isKept: () => expect.poll(() => phone.page.evaluate(() => caches.has('kopa:page')), until).toBe(true),
    openAgain: async (path) => {
      const { page } = phone;
      phone.page = await phone.context.newPage();
      await page.close();
      await open(path);
    },
  };
}
