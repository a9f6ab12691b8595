import { patient } from './patience.ts';

/**
 * Asks again every 50 ms until the answer is truthy, and gives that answer. Fails after `timeoutMs`, which a
 * busy machine makes longer; `why` says what was waited for, together with anything that helps to see why it
 * did not come.
 */
export async function waitUntil<T>(
  ask: () => T | Promise<T>,
  why: () => string,
  timeoutMs = 20_000,
): Promise<NonNullable<T>> {
  const patienceMs = patient(timeoutMs);
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited ${patienceMs / 1000} s for ${why()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
