import { availableParallelism, loadavg } from 'node:os';

/** The factor for all limits compared with a quiet machine; the test command sets it. */
export const patienceVariable = 'TEST_PATIENCE';

/**
 * A time limit of a test or a script in ms, adapted to the machine: `quietMs` is ample on a quiet machine. A
 * single file fails soon; the whole test command and a busy machine wait longer.
 */
export function patient(quietMs: number): number {
  const asked = Number(process.env[patienceVariable] ?? 1);
  return Math.round(quietMs * Math.max(1, asked, loadavg()[0]! / availableParallelism()));
}
