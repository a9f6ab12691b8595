import { TestRunner } from 'vitest';

/** Names the engine of all browsers of a process; without it, Chromium. */
export const engineVariable = 'KOPA_TEST_BROWSER';

export type EngineName = 'webkit' | 'wpe' | 'firefox';

/** The engine that these tests drive. */
export const testEngine = (process.env[engineVariable] ?? 'chromium') as EngineName | 'chromium';

/** Ends the test as skipped where the engine cannot be asked for this: "reads what a request carries". */
export function onlyInChromium(what: string): void {
  if (testEngine !== 'chromium') skip(`only Chromium's driver ${what}`);
}

/** The object, whose missing methods end the test as skipped. */
export function nothingElse<T extends object>(own: T): T {
  return new Proxy(own, {
    get: (target, name) =>
      name in target || typeof name === 'symbol' || name === 'then'
        ? Reflect.get(target, name)
        : unknown(name),
  });
}

/** Whatever is asked of it, asked further or called. */
const unknown = (name: string): unknown =>
  new Proxy(() => skip(`the driver has no "${name}"`), {
    get: (_, next) => unknown(`${name}.${String(next)}`),
  });

function skip(why: string): never {
  const test = TestRunner.getCurrentTest();
  // What is asked about a failed test, for its report, does not undo the failure.
  if (test?.result?.state !== 'fail') test?.context.skip(why);
  throw new Error(why);
}
