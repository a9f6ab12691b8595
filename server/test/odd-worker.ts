import { serveTasks } from '../src/ports/identity/embedded/serve-tasks.ts';

/** The requests to the misbehaving worker. `gate`: one Int32, 0 while closed. */
export type OddTask =
  | { do: 'answer'; with: string }
  | { do: 'countCalls' }
  | { do: 'waitAt'; gate: SharedArrayBuffer }
  | { do: 'hang' }
  | { do: 'fail' }
  | { do: 'end' }
  | { do: 'throwLater' };

let calls = 0;

export default serveTasks<OddTask, string>(async (task) => {
  calls += 1;
  switch (task.do) {
    case 'answer':
      return task.with;
    case 'countCalls':
      return String(calls);
    case 'waitAt':
      Atomics.wait(new Int32Array(task.gate), 0, 0);
      return 'passed';
    case 'hang':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return 'never';
    case 'fail':
      throw new Error('no such picture');
    case 'end':
      return process.exit(0);
    case 'throwLater':
      queueMicrotask(() => {
        throw new Error('out of its hands');
      });
      return new Promise<never>(() => undefined);
  }
});
