/** What a schedule knows of a piece of work. */
export interface Job {
  name: string;
  /** The names of the jobs that must have ended before this one begins. */
  after?: readonly string[];
  /** How much of the machine this job keeps busy; the schedule's `room` is what there is. */
  cores: number;
}

/**
 * Runs every job to its end. A job begins as soon as the jobs it comes after have ended and there is room for
 * it; of several that could begin, the first of the list does. A job that needs more than the whole room runs
 * alone.
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
