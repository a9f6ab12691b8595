import type { Browser, Page } from 'playwright-core';
import { startPhone, type Phone } from '../../tests/flows/start-phone.ts';
import type { Profile } from './profiles.ts';
import type { Seen, SlowLine } from './open-line.ts';

/** One opening of a page. Times in seconds since the navigation began. */
export interface Visit {
  /** The first text is painted. */
  words: number;
  /** The main action can be used; its tap has had its effect in this visit. */
  usable: number;
  /** What the line carried until then. */
  waterfall: Request[];
}

/** A request in seconds since the navigation began. */
export type Request = Pick<Seen, 'path' | 'bytes' | 'isLost'> & {
  asked: number;
  first?: number;
  last?: number;
};

/** Longer than anything that is measured, ms. */
export const longest = 600_000;

/** A new phone of this profile's speed. */
export async function slowPhone(browser: Browser, { cpu }: Profile): Promise<Phone> {
  const phone = await startPhone(browser, { serviceWorkers: 'allow' });
  phone.context.setDefaultTimeout(longest);
  phone.context.setDefaultNavigationTimeout(longest);
  await slowDown(phone.page, cpu);
  return phone;
}

export async function slowDown(page: Page, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * Says when a button, input or link with a text that matches is first seen outside of the static shell.
 * `first`: the text of a button that is pressed before, as soon as it is there.
 */
const note = ({ main, first }: { main: string; first?: string }) => {
  const look = () => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a, label')].filter(
      (each) => !each.closest('[aria-hidden]'),
    );
    const find = (text: string) => shown.find((each) => new RegExp(text).test(each.textContent ?? ''));
    if (find(main)) {
      watch.disconnect();
      performance.mark('usable');
      console.debug('usable');
      return;
    }
    const button = first === undefined ? undefined : find(first);
    if (!button) return;
    first = undefined;
    setTimeout(() => button.click());
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true });
};

/** What is opened, and its actions; texts as regular expressions. */
interface Opening {
  line: SlowLine;
  path: string;
  /** The text of the main action. */
  main: string;
  /** The text of a question's answer that comes before. */
  first?: string;
  /** Does what a person does with the main action, and waits for its effect. */
  use: () => Promise<void>;
}

/**
 * Opens an address. Until the main action is there, nothing of the driver runs in the page, because that would
 * take the page's time.
 */
export async function visit(page: Page, { line, path, main, first, use }: Opening): Promise<Visit> {
  await page.addInitScript(note, { main, ...(first !== undefined && { first }) });
  const isUsable = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'usable',
    timeout: longest,
  });
  await page.goto(line.url + path, { waitUntil: 'commit' });
  await isUsable;
  await use();
  const { origin, words, usable } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    usable: performance.getEntriesByName('usable')[0]?.startTime,
  }));
  if (words === undefined || usable === undefined) throw new Error(`Nothing was seen at ${path}.`);
  return { words: words / 1000, usable: usable / 1000, waterfall: waterfall(line, origin, usable) };
}

/** `until` in ms after the origin; later requests are left out. */
function waterfall({ seen }: SlowLine, origin: number, until: number): Request[] {
  const since = (at: number) => (performance.timeOrigin + at - origin) / 1000;
  return seen
    .map(({ path, bytes, isLost, askedAt, firstAt, lastAt }) => ({
      path,
      bytes,
      isLost,
      asked: since(askedAt),
      ...(firstAt !== undefined && { first: since(firstAt) }),
      ...(lastAt !== undefined && { last: since(lastAt) }),
    }))
    .filter(({ asked }) => asked * 1000 <= until);
}
