import { serveTasks } from '../src/ports/identity/embedded/serve-tasks.ts';

/** A worker that cannot open what it works with. */
await serveTasks(async () => {
  throw new Error('the model is missing');
});
