import { describe, expect, it } from 'vitest';
import { runAll, type Job } from './schedule.ts';

/** Runs jobs that end when the test says so; returns the running jobs at each moment. */
function schedule(jobs: Job[], room: number) {
  const running = new Map<string, () => void>();
  const done = runAll(jobs, room, ({ name }) => new Promise((resolve) => running.set(name, resolve)));
  return {
    done,
    running: () => [...running.keys()],
    end: async (name: string) => {
      running.get(name)!();
      running.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the schedule of the stages', () => {
  it('the schedule starts stages in the order of the list while there is room, and again when one ends', async () => {
    const { done, running, end } = schedule(
      [
        { name: 'types', cores: 1 },
        { name: 'unit', cores: 2 },
        { name: 'lint', cores: 1 },
      ],
      2,
    );
    expect(running()).toEqual(['types', 'lint']);
    await end('lint');
    expect(running()).toEqual(['types']);
    await end('types');
    expect(running()).toEqual(['unit']);
    await end('unit');
    await done;
  });

  it('the schedule starts a stage after its predecessors have ended', async () => {
    const { done, running, end } = schedule(
      [
        { name: 'flows', cores: 1, after: ['build'] },
        { name: 'build', cores: 1 },
      ],
      2,
    );
    expect(running()).toEqual(['build']);
    await end('build');
    expect(running()).toEqual(['flows']);
    await end('flows');
    await done;
  });

  it('the schedule ignores unselected predecessors, and runs a stage alone that needs more than the whole room', async () => {
    const { done, running, end } = schedule([{ name: 'flows', cores: 9, after: ['build'] }], 2);
    expect(running()).toEqual(['flows']);
    await end('flows');
    await done;
  });

  it('the schedule names stages that wait for each other', async () => {
    const jobs = [
      { name: 'a', cores: 1, after: ['b'] },
      { name: 'b', cores: 1, after: ['a'] },
    ];
    await expect(runAll(jobs, 2, async () => {})).rejects.toThrow('These wait for each other: a, b.');
  });
});
