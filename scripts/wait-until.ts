import { patient } from './patience.ts';

/**
 * Repeats a check every 50 ms until the answer is truthy, and returns that answer. Fails after `timeoutMs`,
 * which a busy machine extends; `why` states the awaited event with helpful details.
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
