import type { DeskArea } from './rights.ts';

/** The queues of work, in the order of the rail. Each is an area of the table of rights. */
export const deskQueues = [
  'identity',
  'feedback',
  'proofs',
  'suspense',
  'refunds',
  'appeals',
  'payouts',
  'jobs',
] as const satisfies readonly DeskArea[];
export type DeskQueueName = (typeof deskQueues)[number];
