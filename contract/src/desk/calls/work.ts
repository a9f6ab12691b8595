import * as z from 'zod/mini';
import { instant } from '../../entities/money.ts';
import { deskItem, deskQueue } from '../entities.ts';
import { deskQueues } from '../queues.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId } from './fields.ts';

/** A queue and an item of it. */
const named = z.object({
  queue: z.enum(deskQueues, { error: 'value.invalid' }),
  id: itemId,
});

export const deskToday = deskReads({
  path: '/desk/today',
  auth: 'staff',
  summary:
    'Every queue that the caller may know of, with what is open, late, near its promise, and who is at work.',
  request: z.object({}),
  result: z.object({
    queues: z.array(deskQueue),
    /** Open requests that the caller may decide as the second person. */
    second: z.int(),
    serverTime: instant,
  }),
});

export const deskTake = deskChanges({
  path: '/desk/take',
  auth: 'staff',
  summary:
    'Takes an item, or keeps an item that one has. `itemTaken` while somebody else has it, `rightMissing` without the right to act on the queue.',
  request: named,
  result: z.object({ item: deskItem }),
});

export const deskGiveBack = deskChanges({
  path: '/desk/give-back',
  auth: 'staff',
  summary: 'Gives an item back. Nothing changes when the caller does not have the item.',
  request: named,
  result: z.object({ item: deskItem }),
});
