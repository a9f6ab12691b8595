import { openCardReader, type CardReader } from './reading/open-card-reader.ts';
import { serveTasks } from './serve-tasks.ts';

/** What the thread that reads cards is asked. */
export type ReadingTask = Parameters<CardReader['read']>[0];

await serveTasks(async () => {
  const reader = await openCardReader();
  return (photo: ReadingTask) => reader.read(photo);
});
