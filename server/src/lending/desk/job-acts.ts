import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import type { Transaction } from '../../storage/database.ts';
import { dropStopped, retryStopped } from '../../storage/queue.ts';
import { CallError } from '../call-error.ts';
import { takeItem } from './claims.ts';
import { jobNumber } from './job-queue.ts';
import type { Act } from './record.ts';

/** What becomes of a stopped job: it runs again, or is given up with a reason. */
export type JobDecision = { act: 'retried' } | { act: 'dropped'; why: string };

/**
 * Runs a stopped job again or gives it up, and records the act without the job's payload. Takes the item.
 * Throws `itemGone`, `itemTaken`.
 */
export async function decideJob(
  tx: Transaction,
  staffId: string,
  { id, ...decision }: { id: string } & JobDecision,
  { at, rules }: { at: number; rules: DeskRules },
  record: (act: Act) => Promise<void>,
): Promise<void> {
  const retries = decision.act === 'retried';
  const job = await (retries ? retryStopped : dropStopped)(tx, jobNumber(id), at);
  if (!job) throw new CallError('itemGone');
  await takeItem(tx, { queue: 'jobs', id }, staffId, at, rules);
  const { kind, key, attempts, lastError } = job;
  await record({
    act: `jobs.${decision.act}`,
    about: { kind: 'jobs', id },
    ...(!retries && { why: decision.why }),
    before: { kind, key, attempts, lastError },
  });
}
