/** The outcome of a task; a failure of the task is an outcome, not a crash of the worker. */
export type Outcome<Answer> = { answer: Answer } | { because: string };

/**
 * The default export of a worker's script for `openWorkerPool`: `work`, with failures as outcomes.
 */
export function serveTasks<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
): (task: Task) => Promise<Outcome<Answer>> {
  return (task) =>
    work(task).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ because: error instanceof Error ? error.message : String(error) }),
    );
}
