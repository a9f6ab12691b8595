import type { DeskItem } from '@kopa/contract/desk/entities';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import type { Transaction } from '../../storage/database.ts';
import { feedbackCounts, feedbackItem } from './feedback-queue.ts';
import { refundCounts, refundItem } from './refund-queue.ts';
import type { AtWork, QueueCounts } from './promises.ts';

/** What every queue of the desk can tell. */
interface Queue {
  counts: (tx: Transaction, work: AtWork) => Promise<QueueCounts>;
  /** One item, done or not; throws the refusal of the queue's calls where there is none. */
  item: (tx: Transaction, id: string, work: AtWork) => Promise<DeskItem>;
}

/** All queues. */
export const queues: Readonly<Record<DeskQueueName, Queue>> = {
  refunds: { counts: refundCounts, item: refundItem },
  feedback: { counts: feedbackCounts, item: feedbackItem },
};
