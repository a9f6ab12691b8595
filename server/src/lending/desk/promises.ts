import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskItem, DeskQueue } from '@kopa/contract/desk/entities';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { and, gt, lte, min, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Lender } from '../lender.ts';
import type { Owner } from './claims.ts';

/** The dependencies of the desk's answers. */
export interface AtWork {
  lender: Pick<Lender, 'policy'>;
  rules: DeskRules;
  at: number;
  /** Whether the provider can return a payment to the phone that paid, by its receipt. */
  reverses: (receipt: string) => boolean;
}

/** What waits in a queue. */
export type QueueCounts = Pick<DeskQueue, 'open' | 'late' | 'urgent' | 'oldestSince' | 'nextDueAt'>;

const hourMs = 3_600_000;

/** The promised end of an item that has waited since this moment; null for one that does not wait. */
export function dueAt(
  queue: DeskQueueName,
  since: number | null,
  { promiseHours }: DeskRules,
): number | null {
  return since === null ? null : since + promiseHours[queue] * hourMs;
}

/** Age, promise and owner of an item. */
export function waiting(
  queue: DeskQueueName,
  { id, since }: Pick<DeskItem, 'id' | 'since'>,
  owner: Owner | undefined,
  rules: DeskRules,
): DeskItem {
  return {
    id,
    since,
    dueAt: dueAt(queue, since, rules),
    owner: owner?.owner ?? null,
    ownedSince: owner?.ownedSince ?? null,
  };
}

/** The columns of `QueueCounts` over rows that wait since this column; null where they do not wait. */
export function promiseCounts(
  queue: DeskQueueName,
  since: AnyColumn,
  { at, rules }: Pick<AtWork, 'at' | 'rules'>,
) {
  const lateBefore = at - rules.promiseHours[queue] * hourMs;
  return {
    open: counted(sql`${since} is not null`),
    late: counted(lte(since, lateBefore)),
    urgent: counted(and(gt(since, lateBefore), lte(since, lateBefore + rules.urgentHours * hourMs))),
    oldestSince: min(since).mapWith((value) => (value === null ? null : Number(value))),
  };
}

/** The number of rows that fit. */
export function counted(where: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${where})`.mapWith(Number);
}
