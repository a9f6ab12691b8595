import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileChooser, Locator, Page } from 'playwright-core';
import { patient } from '../../scripts/patience.ts';
import { PageError, type Driver } from './driver.ts';
import {
  countOf,
  focusOn,
  isChecked,
  markChooser,
  placeOf,
  prepare,
  recordComplaints,
  takeComplaints,
  typeOver,
  type Pattern,
  type Step,
} from './in-page.ts';

type Name = string | RegExp;
interface Named {
  name?: Name;
  exact?: boolean;
  level?: number;
}

/** Testing Library, which finds elements by role and name in any browser. */
const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A page of another engine as the flows' borrower knows pages, and what the page has complained about. */
export interface EnginePage {
  page: Page;
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** The part of Playwright's page and locators that the flows' borrower uses, over WebDriver. */
export function enginePage(driver: Driver): EnginePage {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-chosen-'));
  const source = readFileSync(library, 'utf8');
  const complaints: string[] = [];

  /** Runs a function in the page, which may just have been loaded. */
  const ask = async <Args extends unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await driver.run(act, ...args);
      } catch (error) {
        if (tries === 3 || !(error instanceof PageError)) throw error;
        await driver.load(source, 'TestingLibraryDom');
        if (await driver.run(prepare)) await driver.run(recordComplaints);
      }
    }
  };
  const until = async <Result>(
    look: () => Promise<Result | undefined>,
    why: () => string,
  ): Promise<Result> => {
    const end = performance.now() + patient(20_000);
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`${why()}. The page: ${await driver.run(shown)}`);
    }
  };
  const leave = async () => {
    complaints.push(...(await driver.run(takeComplaints)));
  };
  const press = (...values: string[]) =>
    driver.act({
      type: 'key',
      id: 'keys',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  const locator = (steps: readonly Step[]) => {
    const told = JSON.stringify(steps);
    const tapTimes = async (times: number) => {
      let why = '';
      const place = await until(
        async () => {
          const found = await ask(placeOf, steps);
          if (typeof found !== 'string') return found;
          why = found;
          return undefined;
        },
        () => `${told} ${why}`,
      );
      const tap = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await driver.act({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: place.x, y: place.y },
          ...Array.from({ length: times }, () => tap).flat(),
        ],
      });
    };
    const focus = () => {
      let why: string | null = '';
      return until(
        async () => {
          why = await ask(focusOn, steps);
          return why === null ? true : undefined;
        },
        () => `${told} ${why}`,
      );
    };
    const own = {
      ...within(steps),
      page: () => page,
      first: () => locator([...steps, { by: 'nth', index: 0 }]),
      nth: (index: number) => locator([...steps, { by: 'nth', index }]),
      count: async () => (await ask(countOf, steps)).all,
      waitFor: async ({ state = 'visible' }: { state?: string } = {}) => {
        await until(
          async () => {
            const { all, seen } = await ask(countOf, steps);
            if (state === 'visible' && all > 1) throw new Error(`${told} is there ${all} times`);
            return (state === 'hidden' ? seen === 0 : seen > 0) ? true : undefined;
          },
          () => `${told} is not ${state}`,
        );
      },
      tap: () => tapTimes(1),
      dblclick: () => tapTimes(2),
      check: async () => {
        if (await ask(isChecked, steps)) return;
        await tapTimes(1);
        await until(
          async () => ((await ask(isChecked, steps)) ? true : undefined),
          () => `${told} is not checked`,
        );
      },
      focus,
      fill: async (text: string) => {
        await focus();
        if (!(await ask(typeOver, text))) throw new Error(`${told} takes no text`);
      },
      pressSequentially: async (text: string) => {
        await focus();
        await press(...text);
      },
    };
    return own as unknown as Locator;
  };

  function within(steps: readonly Step[]) {
    const next = (step: Step) => locator([...steps, step]);
    return {
      locator: (selector: string) => next({ by: 'css', selector }),
      getByRole: (role: string, { name, exact, level }: Named = {}) =>
        next({
          by: 'role',
          role,
          ...(name !== undefined && { name: patternOf(name, exact) }),
          ...(level && { level }),
        }),
      getByText: (name: Name, { exact }: Named = {}) => next({ by: 'text', name: patternOf(name, exact) }),
      getByLabel: (name: Name, { exact }: Named = {}) => next({ by: 'label', name: patternOf(name, exact) }),
    };
  }

  const whole = {
    ...within([]),
    goto: async (url: string) => {
      await leave();
      await driver.go(url);
    },
    reload: async () => {
      await leave();
      await driver.reload();
    },
    keyboard: { press: (key: string) => press(keys[key] ?? key) },
    waitForEvent: async (): Promise<Pick<FileChooser, 'setFiles'>> => {
      await until(
        async () => ((await ask(markChooser)) ? true : undefined),
        () => 'No file is asked for',
      );
      return {
        setFiles: async (file) => {
          const { name, buffer } = file as { name: string; buffer: Buffer };
          const chosen = path.join(folder, name);
          writeFileSync(chosen, buffer);
          await driver.type('[data-chosen]', chosen);
        },
      };
    },
  };
  const page = whole as unknown as Page;
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

const shown = () => {
  const typed = [...document.querySelectorAll('input')].map(({ id, value }) => `${id}=${value}`);
  return `${location.hash} ${document.body.innerText.slice(0, 600)} ${typed.join(' ')}`;
};

/** As Playwright understands names: a part in any case, or exactly the whole. */
function patternOf(name: Name, exact = false): Pattern {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' };
}
