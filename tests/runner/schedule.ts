/** The schedule's view of a job. */
export interface Job {
  name: string;
  /** The names of the jobs that must have ended before this one begins. */
  after?: readonly string[];
  /** The share of the machine that this job uses; `room` is the total. */
  cores: number;
}

/**
 * Runs every job to its end. A job begins as soon as its predecessors have ended and room is available; the
 * first of the list takes precedence. A job that needs more than the whole room runs alone.
 */
export async function runAll<J extends Job>(
  jobs: readonly J[],
  room: number,
  run: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<J, Promise<void>>();
  const ended = new Set<string>();
  const known = new Set(jobs.map(({ name }) => name));
  const mayBegin = ({ after = [] }: J) => after.every((name) => ended.has(name) || !known.has(name));
  const fits = ({ cores }: J) =>
    running.size === 0 || cores + [...running.keys()].reduce((sum, job) => sum + job.cores, 0) <= room;
  while (waiting.length > 0 || running.size > 0) {
    for (const job of waiting.filter(mayBegin)) {
      if (!fits(job)) continue;
      waiting.splice(waiting.indexOf(job), 1);
      running.set(
        job,
        run(job).finally(() => {
          running.delete(job);
          ended.add(job.name);
        }),
      );
    }
    if (running.size === 0) {
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    await Promise.race(running.values());
  }
}
