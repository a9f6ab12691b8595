import { describe, expect, it } from 'vitest';
import { runAll, type Job } from './schedule.ts';

/** Runs jobs that end when the test says so; gives what runs at each moment. */
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
  it('fills the room in the order of the list, and fills it again when a job ends', async () => {
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

  it('keeps a job back until what it comes after has ended', async () => {
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

  it('does not wait for a job that was not chosen, and runs alone what needs more than there is', async () => {
    const { done, running, end } = schedule([{ name: 'flows', cores: 9, after: ['build'] }], 2);
    expect(running()).toEqual(['flows']);
    await end('flows');
    await done;
  });

  it('names the jobs that wait for each other', async () => {
    const jobs = [
      { name: 'a', cores: 1, after: ['b'] },
      { name: 'b', cores: 1, after: ['a'] },
    ];
    await expect(runAll(jobs, 2, async () => {})).rejects.toThrow('These wait for each other: a, b.');
  });
});
