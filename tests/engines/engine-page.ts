import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, FileChooser, Page } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';
import { nothingElse, onlyInChromium } from '../browser/engine.ts';
import { PageError, type Driver } from './driver.ts';
import { finders, type Ground } from './engine-locator.ts';
import { blockWorkers, lack, markChooser, prepare, recordComplaints, recordLacks } from './in-page.ts';

/** Testing Library, which finds elements by role and name in any browser. */
const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** WebDriver's values of the keys. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** A page of another engine as the flows know pages, and what the page has complained about. */
export interface EnginePage {
  page: Page;
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * The part of Playwright's page that the flows use, over WebDriver; each other method ends the test as
 * skipped. `complain` is told what the page complains about, as soon as it is asked anything. Without
 * `hasWorkers`, no service worker starts.
 */
export function enginePage(
  driver: Driver,
  {
    context,
    complain,
    hasWorkers = true,
  }: { context?: BrowserContext; complain?: (complaint: string) => void; hasWorkers?: boolean } = {},
): EnginePage {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-chosen-'));
  const source = readFileSync(library, 'utf8');
  const complaints: string[] = [];
  const before: { script: string; arg: unknown }[] = [];
  let address = 'about:blank';

  const take = (told: { href: string; complaints: string[] }) => {
    address = told.href;
    const lacking = told.complaints.find((each) => each.startsWith(lack));
    if (lacking) onlyInChromium(`can go on: ${lacking}`);
    complaints.push(...told.complaints);
    told.complaints.forEach((each) => complain?.(each));
  };
  const run = async <Args extends unknown[], Result>(
    act: ((...args: Args) => Result | Promise<Result>) | string,
    ...args: Args
  ): Promise<Result> => {
    const { result, ...told } = await driver.run<
      Args,
      { result: Result; href: string; complaints: string[] }
    >(
      `async (...args) => ({
        result: await (${String(act)})(...args),
        href: location.href,
        complaints: (window.complaints ?? []).splice(0),
      })`,
      ...args,
    );
    take(told);
    return result;
  };
  const ask: Ground['ask'] = async (act, ...args) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await run(act, ...args);
      } catch (error) {
        // The page may just have been loaded.
        if (tries === 3 || !(error instanceof PageError) || (await driver.run(isPrepared))) throw error;
        await driver.load(source, 'TestingLibraryDom');
        if (await driver.run(prepare)) {
          await driver.run(recordComplaints);
          await driver.run(recordLacks, lack);
          if (!hasWorkers) await driver.run(blockWorkers);
        }
      }
    }
  };
  const until: Ground['until'] = async (look, why, { timeout = patient(20_000) } = {}) => {
    const end = performance.now() + timeout;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`${why()}. The page: ${await driver.run(shown)}`);
    }
  };
  const leave = async () => {
    await run(() => undefined);
  };
  const press = (key: string) => {
    const [last = '', ...held] = (key === '+' ? [key] : key.split('+'))
      .toReversed()
      .map((each) => keys[each] ?? each);
    const actions = [...held.toReversed().map(down), down(last), up(last), ...held.map(up)];
    return driver.act({ type: 'key', id: 'keys', actions });
  };
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [down(value), up(value)]);
    return driver.act({ type: 'key', id: 'keys', actions });
  };
  const tapAt = async ({ x, y }: { x: number; y: number }, times: number) => {
    const tap = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await driver.act({
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        ...Array.from({ length: times }, () => tap).flat(),
      ],
    });
  };
  const setFiles: FileChooser['setFiles'] = async (file) => {
    const files = [file].flat() as (string | { name: string; buffer: Buffer })[];
    const chosen = files.map((each) => {
      if (typeof each === 'string') return each;
      const at = path.join(folder, each.name);
      writeFileSync(at, each.buffer);
      return at;
    });
    await driver.type('[data-chosen]', chosen.join('\n'));
  };

  const ground: Ground = { page: () => page, ask, until, tapAt, press, type };
  const own = {
    ...finders(ground, []),
    context: () => context,
    url: () => {
      void run(() => undefined).catch(() => undefined);
      return address;
    },
    title: () => run(() => document.title),
    goto: async (url: string) => {
      await leave();
      if (before.length > 0 && url !== 'about:blank') {
        // What it writes down before the page is written on another page of the address: once, because that
        // page stays in the history.
        await driver.go(new URL('/robots.txt', url).href);
        for (const { script, arg } of before.splice(0)) await driver.run(script, arg);
      }
      await driver.go(url);
      await leave();
    },
    reload: async () => {
      await leave();
      await driver.reload();
      await leave();
    },
    goBack: () => run(turn, 'back'),
    goForward: () => run(turn, 'forward'),
    addInitScript: async (script: (arg: never) => void, arg: unknown) => {
      if (!/^[^]*localStorage\.setItem/.test(String(script))) onlyInChromium('runs scripts before a page');
      before.push({ script: String(script), arg: arg ?? null });
    },
    evaluate: (act: ((arg: never) => unknown) | string, arg?: unknown) =>
      run(typeof act === 'string' ? `() => {${act}\n}` : (act as (arg: unknown) => unknown), arg ?? null),
    waitForFunction: async (act: (arg: never) => unknown, arg?: unknown, patience = {}) => {
      await until(
        async () => ((await run(act as (arg: unknown) => unknown, arg ?? null)) ? true : undefined),
        () => `${String(act)} does not become true`,
        patience,
      );
    },
    waitForLoadState: () => Promise.resolve(),
    setViewportSize: ({ width, height }: { width: number; height: number }) => driver.resize(width, height),
    keyboard: nothingElse({ press, type }),
    waitForEvent: async (event: string): Promise<Pick<FileChooser, 'setFiles'>> => {
      if (event !== 'filechooser') onlyInChromium(`tells of "${event}"`);
      await until(
        async () => ((await ask(markChooser)) ? true : undefined),
        () => 'No file is asked for',
      );
      return { setFiles };
    },
  };
  const page = nothingElse(own) as unknown as Page;
  return {
    page,
    complaints: async () => {
      await leave();
      return complaints.splice(0);
    },
    close: async () => {
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Goes one step in the history; done when the page has heard of it. An open sheet lets nobody else hear. */
const turn = async (to: 'back' | 'forward') => {
  const stop = Event.prototype.stopImmediatePropagation;
  await new Promise<void>((resolve) => {
    Event.prototype.stopImmediatePropagation = function stopAndTell(this: Event) {
      stop.call(this);
      if (this.type === 'popstate') resolve();
    };
    for (const event of ['popstate', 'pagehide']) addEventListener(event, () => resolve(), { once: true });
    history[to]();
  });
  Event.prototype.stopImmediatePropagation = stop;
};

const isPrepared = () => window.findAll !== undefined;

const shown = () => {
  const typed = [...document.querySelectorAll('input')].map(({ id, value }) => `${id}=${value}`);
  return `${location.hash} ${document.body.innerText.slice(0, 600)} ${typed.join(' ')}`;
};
