import type { DeskJob } from '@kopa/contract/desk/job-entities';
import { and, asc, count, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { isStopped, isWaiting } from '../../storage/queue.ts';
import { jobs, type JobRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { ownersOf } from './claims.ts';
import { dueAt, promiseCounts, promised, waiting, type AtWork, type QueueCounts } from './promises.ts';

/** The jobs that fail and are tried again. */
const isFailing = and(isWaiting, gt(jobs.attempts, 0));

/** A page of the jobs that have stopped, by their promise, or of those that are tried again. */
export async function jobQueue(
  tx: Transaction,
  {
    state,
    cursor,
    limit,
  }: { state: 'stopped' | 'failing'; cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskJob[]; nextCursor: string | null }> {
  const [where, since] = state === 'stopped' ? [isStopped, jobs.stoppedAt] : [isFailing, jobs.runAt];
  const [after] = cursor ? await tx.select({ id: jobs.id, since }).from(jobs).where(isJob(cursor)) : [];
  const later =
    after?.since == null
      ? undefined
      : or(gt(since, after.since), and(eq(since, after.since), gt(jobs.id, after.id)));
  const found = await tx
    .select()
    .from(jobs)
    .where(and(where, later))
    .orderBy(asc(since), asc(jobs.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return {
    items: await itemsOf(tx, rows, work),
    nextCursor: found.length > limit ? String(rows.at(-1)!.id) : null,
  };
}

/** What has stopped, and how much is tried again. */
export async function jobCounts(tx: Transaction, work: AtWork): Promise<QueueCounts & { failing: number }> {
  const [row] = await tx
    .select(promiseCounts('jobs', jobs.stoppedAt, work))
    .from(jobs)
    .where(isStopped);
  const [tried] = await tx.select({ failing: count() }).from(jobs).where(isFailing);
  return { ...row!, ...tried!, nextDueAt: dueAt('jobs', row!.oldestSince, work.rules) };
}

/** One stopped job; throws `itemGone`. */
export async function jobItem(tx: Transaction, id: string, work: AtWork): Promise<DeskJob> {
  const rows = await tx
    .select()
    .from(jobs)
    .where(and(isJob(id), isStopped));
  const [item] = await itemsOf(tx, rows, work);
  if (!item) throw new CallError('itemGone');
  return item;
}

/** The number of a job, from its id at the desk; 0, which no job has, for another word. */
export function jobNumber(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

function isJob(id: string): SQL {
  return eq(jobs.id, jobNumber(id));
}

async function itemsOf(tx: Transaction, rows: readonly JobRow[], work: AtWork): Promise<DeskJob[]> {
  const owners = await ownersOf(
    tx,
    'jobs',
    rows.map(({ id }) => String(id)),
    work.at,
    work.rules,
  );
  return rows.map(({ id, kind, key, lastError, attempts, runAt, notBefore, stoppedAt }) => {
    const named = String(id);
    const item =
      stoppedAt === null
        ? promised({ id: named, since: runAt, dueAt: null }, undefined)
        : waiting('jobs', { id: named, since: stoppedAt }, owners.get(named), work.rules);
    return {
      ...item,
      kind,
      key,
      error: lastError ?? '',
      tries: attempts,
      plannedAt: runAt,
      nextTryAt: stoppedAt === null ? notBefore : null,
    };
  });
}
