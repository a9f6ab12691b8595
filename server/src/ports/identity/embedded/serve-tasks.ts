/** What became of a task: a failure of its own is told as one, so that it is no crash of the worker. */
export type Outcome<Answer> = { answer: Answer } | { because: string };

/**
 * What a worker's script exports by default, for `openWorkerPool`: `work` with its failures made outcomes.
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
