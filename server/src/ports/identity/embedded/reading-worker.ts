import { openCardReader, type CardReader } from './reading/open-card-reader.ts';
import { serveTasks } from './serve-tasks.ts';

/** A request to the card reading thread. */
export type ReadingTask = Parameters<CardReader['read']>[0];

const reader = await openCardReader();

export default serveTasks((photo: ReadingTask) => reader.read(photo));
