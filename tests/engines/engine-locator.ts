import type { Locator, Page } from 'playwright-core';
import { nothingElse } from '../browser/engine.ts';
import {
  sendEvent,
  countOf,
  focusOn,
  hasMissed,
  isChecked,
  placeOf,
  shownValue,
  typeOver,
  type Pattern,
  type Step,
} from './in-page.ts';

export type Name = string | RegExp;
interface Named {
  name?: Name;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  selected?: boolean;
}
interface Narrow {
  hasText?: Name;
  hasNotText?: Name;
  has?: Locator;
  hasNot?: Locator;
  visible?: boolean;
}
interface Patience {
  timeout?: number;
}
type Act<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** What locators need of their page. */
export interface Ground {
  page(): Page;
  /** Runs a function in the page, which has what the steps are found with. */
  ask<Args extends unknown[], Result>(act: Act<Args, Result> | string, ...args: Args): Promise<Result>;
  until<Result>(
    look: () => Promise<Result | undefined>,
    why: () => string,
    patience?: Patience,
  ): Promise<Result>;
  tapAt(place: { x: number; y: number }, times: number): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

const stepsOf = new WeakMap<object, readonly Step[]>();

/** The part of Playwright's locators that the flows use; each other method ends the test as skipped. */
export function locatorAt(ground: Ground, steps: readonly Step[]): Locator {
  const { ask, until } = ground;
  const told = JSON.stringify(steps);
  const locator = (...more: Step[]) => locatorAt(ground, [...steps, ...more]);
  /** Waits for the only such element, and runs a function with it. */
  const one = async <Arg, Result>(
    act: ((element: never, arg: Arg) => Result | Promise<Result>) | string,
    arg?: Arg,
    patience?: Patience,
  ): Promise<Result> => {
    let count = 0;
    const [result] = await until(
      async () => {
        const found = await ask<[readonly Step[], unknown], { count: number; result?: Result }>(
          `async (steps, arg) => {
            const found = findAll(steps);
            if (found.length !== 1) return { count: found.length };
            return { count: 1, result: await (${String(act)})(found[0], arg) };
          }`,
          steps,
          arg ?? null,
        );
        count = found.count;
        return count === 1 ? ([found.result as Result] as const) : undefined;
      },
      () => `${told} is there ${count} times`,
      patience,
    );
    return result;
  };
  const all = <Result>(act: (elements: never[], arg: unknown) => Result, arg?: unknown): Promise<Result> =>
    ask(`(steps, arg) => (${String(act)})(findAll(steps), arg)`, steps, arg ?? null);
  const waitTo = async <Why extends string | null>(look: () => Promise<Why>, patience?: Patience) => {
    let why: string | null = '';
    await until(
      async () => {
        why = await look();
        return why === null ? true : undefined;
      },
      () => `${told} ${why}`,
      patience,
    );
  };
  const tap = async (times: number, patience?: Patience) => {
    await waitTo(async () => {
      const place = await ask(placeOf, steps);
      if (typeof place === 'string') return place;
      await ground.tapAt(place, times);
      return (await ask(hasMissed)) ? 'moves away from each tap' : null;
    }, patience);
  };
  const focus = (patience?: Patience) => waitTo(() => ask(focusOn, steps), patience);
  const mark = async (wanted: boolean, patience?: Patience) => {
    await one(() => true, undefined, patience);
    if ((await ask(isChecked, steps)) === wanted) return;
    await tap(1, patience);
    await waitTo(async () => ((await ask(isChecked, steps)) === wanted ? null : 'keeps its mark'), patience);
  };
  const fill = async (text: string, patience?: Patience) => {
    await focus(patience);
    if (!(await ask(typeOver, text))) throw new Error(`${told} takes no text`);
  };
  const own = {
    ...finders(ground, steps),
    page: ground.page,
    first: () => locator({ by: 'nth', index: 0 }),
    last: () => locator({ by: 'nth', index: -1 }),
    nth: (index: number) => locator({ by: 'nth', index }),
    filter: (narrow: Narrow) => locator(narrowed(narrow)),
    or: (other: Locator) => locatorAt(ground, [{ by: 'or', either: steps, or: stepsOf.get(other)! }]),
    count: async () => (await ask(countOf, steps)).all,
    all: async () =>
      Array.from({ length: (await ask(countOf, steps)).all }, (_, index) => locator({ by: 'nth', index })),
    waitFor: async ({ state = 'visible', ...patience }: { state?: string } & Patience = {}) => {
      await waitTo(async () => {
        const { all: there, seen } = await ask(countOf, steps);
        if (state === 'hidden' || state === 'detached')
          return (state === 'hidden' ? seen : there) === 0 ? null : `is not ${state}`;
        if (there > 1) return `is there ${there} times`;
        return (state === 'attached' ? there : seen) === 1 ? null : `is not ${state}`;
      }, patience);
    },
    tap: (patience?: Patience) => tap(1, patience),
    click: (patience?: Patience) => tap(1, patience),
    dblclick: (patience?: Patience) => tap(2, patience),
    check: (patience?: Patience) => mark(true, patience),
    uncheck: (patience?: Patience) => mark(false, patience),
    focus,
    blur: () => one((element: HTMLElement) => element.blur()),
    fill,
    clear: () => fill(''),
    press: async (key: string, patience?: Patience) => {
      await focus(patience);
      await ground.press(key);
    },
    pressSequentially: async (text: string, patience?: Patience) => {
      await focus(patience);
      await ground.type(text);
    },
    isVisible: async () => (await ask(countOf, steps)).seen > 0,
    isHidden: async () => (await ask(countOf, steps)).seen === 0,
    isChecked: async () => {
      await one(() => true);
      return ask(isChecked, steps);
    },
    isDisabled: () => one((element: Element) => element.matches(':disabled, [aria-disabled=true]')),
    isEnabled: () => one((element: Element) => !element.matches(':disabled, [aria-disabled=true]')),
    inputValue: () => one(shownValue),
    // WebKit ends some texts with a line of nothing.
    innerText: () => one((element: HTMLElement) => element.innerText.replace(/\n$/, '')),
    textContent: () => one((element: Element) => element.textContent),
    getAttribute: (name: string) => one((element: Element, of: string) => element.getAttribute(of), name),
    allInnerTexts: () =>
      all((elements: HTMLElement[]) => elements.map(({ innerText }) => innerText.replace(/\n$/, ''))),
    allTextContents: () => all((elements: Element[]) => elements.map(({ textContent }) => textContent)),
    evaluate: one,
    evaluateAll: all,
    boundingBox: () =>
      one((element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    dispatchEvent: (type: string) => one(sendEvent, type),
    scrollIntoViewIfNeeded: () => one((element: Element) => element.scrollIntoView({ block: 'center' })),
  };
  const whole = nothingElse(own) as unknown as Locator;
  stepsOf.set(whole, steps);
  return whole;
}

/** How a page, a locator and a filter find elements. */
export function finders(ground: Ground, steps: readonly Step[]) {
  const next = (...more: Step[]) => locatorAt(ground, [...steps, ...more]);
  return {
    locator: (selector: string, narrow?: Narrow) => {
      const visible = selector === 'visible=true';
      return next(
        visible ? { by: 'filter', visible } : { by: 'css', selector },
        ...(narrow ? [narrowed(narrow)] : []),
      );
    },
    getByRole: (role: string, { name, exact, ...states }: Named = {}) =>
      next({ by: 'role', role, ...(name !== undefined && { name: patternOf(name, exact) }), ...states }),
    getByText: (name: Name, { exact }: Named = {}) => next({ by: 'text', name: patternOf(name, exact) }),
    getByLabel: (name: Name, { exact }: Named = {}) => next({ by: 'label', name: patternOf(name, exact) }),
  };
}

function narrowed({ hasText, hasNotText, has, hasNot, visible }: Narrow): Step {
  return {
    by: 'filter',
    ...(hasText !== undefined && { text: patternOf(hasText) }),
    ...(hasNotText !== undefined && { noText: patternOf(hasNotText) }),
    ...(has && { has: stepsOf.get(has)! }),
    ...(hasNot && { hasNot: stepsOf.get(hasNot)! }),
    ...(visible && { visible }),
  };
}

/** As Playwright understands names: a part in any case, or exactly the whole. */
function patternOf(name: Name, exact = false): Pattern {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  const literal = name
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' };
}
