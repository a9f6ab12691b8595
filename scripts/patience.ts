import { availableParallelism, loadavg } from 'node:os';

/** Says how many times longer than on a quiet machine everything may take; the test command sets it. */
export const patienceVariable = 'TEST_PATIENCE';

/**
 * A limit of a test or a script, in ms, as long as this machine needs: `quietMs` is what is plenty on a quiet
 * machine. While one file is run by hand, a failure is told soon; the whole test command waits longer, and so
 * does a busy machine.
 */
export function patient(quietMs: number): number {
  const asked = Number(process.env[patienceVariable] ?? 1);
  return Math.round(quietMs * Math.max(1, asked, loadavg()[0]! / availableParallelism()));
}
