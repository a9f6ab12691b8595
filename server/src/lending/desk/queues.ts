import type { Policy } from '@kopa/contract';
import type { DeskItem } from '@kopa/contract/desk/entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import type { Transaction } from '../../storage/database.ts';
import { appealCounts, appealItem } from './appeal-queue.ts';
import { feedbackCounts, feedbackItem } from './feedback-queue.ts';
import { identityCounts, identityItem } from './identity-queue.ts';
import { jobCounts, jobItem } from './job-queue.ts';
import { payoutCounts, payoutItem } from './payout-queue.ts';
import { refundCounts, refundItem } from './refund-queue.ts';
import type { AtWork, QueueCounts } from './promises.ts';
import { suspenseCounts, suspenseItem } from './suspense-queue.ts';
import { proofCounts, proofItem, reviewProof } from './proof-queue.ts';

/** What every queue of the desk can tell. */
interface Queue {
  counts: (tx: Transaction, work: AtWork) => Promise<QueueCounts>;
  /** One item, done or not; throws the refusal of the queue's calls where there is none. */
  item: (tx: Transaction, id: string, work: AtWork) => Promise<DeskItem>;
  /** What borrowers are promised, in hours. */
  promiseHours: (policy: Policy) => number;
  /** What taking an item changes for its borrower. */
  taken?: (tx: Transaction, id: string, work: AtWork) => Promise<void>;
}

/** All queues. */
export const queues: Readonly<Record<DeskQueueName, Queue>> = {
  identity: {
    counts: identityCounts,
    item: identityItem,
    promiseHours: () => 24,
  },
  feedback: {
    counts: feedbackCounts,
    item: feedbackItem,
    promiseHours: () => deskRules.promiseHours.feedback,
  },
  proofs: {
    counts: proofCounts,
    item: proofItem,
    promiseHours: ({ voucher }) => voucher.answerHours,
    taken: reviewProof,
  },
  suspense: {
    counts: suspenseCounts,
    item: suspenseItem,
    promiseHours: () => deskRules.promiseHours.suspense,
  },
  refunds: {
    counts: refundCounts,
    item: refundItem,
    promiseHours: () => deskRules.promiseHours.refunds,
  },
  appeals: {
    counts: appealCounts,
    item: appealItem,
    promiseHours: ({ review }) => review.appealDays * 24,
  },
  payouts: {
    counts: payoutCounts,
    item: payoutItem,
    promiseHours: () => deskRules.promiseHours.payouts,
  },
  jobs: {
    counts: jobCounts,
    item: jobItem,
    promiseHours: () => deskRules.promiseHours.jobs,
  },
};
