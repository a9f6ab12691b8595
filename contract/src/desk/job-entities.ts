import * as z from 'zod/mini';
import { instant } from '../entities/money.ts';
import { deskItem } from './entities.ts';

/** A job that fails. `since`: when it stopped, or was due for the first time. */
export const deskJob = z.object({
  ...deskItem.shape,
  /** As in 'sms'. */
  kind: z.string(),
  /** What the job is about, by ids alone. */
  key: z.string(),
  /** The class of the latest failure; '' for a failure from before classes were kept. */
  error: z.string(),
  tries: z.int(),
  /** When the job was due for the first time. */
  plannedAt: instant,
  /** Null: the job has stopped. */
  nextTryAt: z.nullable(instant),
});
export type DeskJob = z.output<typeof deskJob>;
