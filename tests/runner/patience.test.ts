import { afterEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ load: 0 }));
vi.mock('node:os', () => ({ availableParallelism: () => 2, loadavg: () => [state.load, 0, 0] }));
afterEach(() => vi.unstubAllEnvs());

// Test files share a process, and an earlier file has these modules without the mock.
vi.resetModules();
const { patienceVariable, patient } = await import('../../scripts/patience.ts');

it.each([
  ['is what it is on a quiet machine', undefined, 1, 15_000],
  ['is as many times longer as there are processes for each core', undefined, 30, 225_000],
  ['is longer in the whole test command', '8', 1, 120_000],
  ['is what the load asks for where that is more', '8', 30, 225_000],
])('a limit %s', (_, asked, load, limit) => {
  vi.stubEnv(patienceVariable, asked);
  state.load = load;
  expect(patient(15_000)).toBe(limit);
});
