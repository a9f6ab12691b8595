import type { DeskRules, TimedQueue } from '@kopa/contract/desk/desk-rules';
import type { DeskItem, DeskQueue } from '@kopa/contract/desk/entities';
import { and, gt, lte, min, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Lender } from '../lender.ts';
import type { Owner } from './claims.ts';

/** The dependencies of the desk's answers. */
export interface AtWork {
  /** Without the provider's book and messages: a command, which compares no books. */
  lender: Pick<Lender, 'policy'> & Partial<Pick<Lender, 'providerBook' | 'sms'>>;
  rules: DeskRules;
  at: number;
  /** Whether the provider can return a payment to the phone that paid, by its receipt. */
  reverses: (receipt: string) => boolean;
  /** The account that a payer typed, from what the provider has reported; null: another report. */
  accountIn: (body: unknown) => string | null;
}

/** What waits in a queue. */
export type QueueCounts = Pick<DeskQueue, 'open' | 'late' | 'urgent' | 'oldestSince' | 'nextDueAt'>;

const hourMs = 3_600_000;

/** The promised end of an item that has waited since this moment; null for one that does not wait. */
export function dueAt(queue: TimedQueue, since: number | null, { promiseHours }: DeskRules): number | null {
  return since === null ? null : since + promiseHours[queue] * hourMs;
}

/** Age, promise and owner of an item. */
export function waiting(
  queue: TimedQueue,
  { id, since }: Pick<DeskItem, 'id' | 'since'>,
  owner: Owner | undefined,
  rules: DeskRules,
): DeskItem {
  return promised({ id, since, dueAt: dueAt(queue, since, rules) }, owner);
}

/** The same for an item with a promise of its own. */
export function promised(item: Pick<DeskItem, 'id' | 'since' | 'dueAt'>, owner: Owner | undefined): DeskItem {
  return { ...item, owner: owner?.owner ?? null, ownedSince: owner?.ownedSince ?? null };
}

/** The columns of `QueueCounts` over rows that wait since this column; null where they do not wait. */
export function promiseCounts(
  queue: TimedQueue,
  since: AnyColumn,
  { at, rules }: Pick<AtWork, 'at' | 'rules'>,
) {
  const lateBefore = at - rules.promiseHours[queue] * hourMs;
  return {
    open: counted(sql`${since} is not null`),
    late: counted(lte(since, lateBefore)),
    urgent: counted(and(gt(since, lateBefore), lte(since, lateBefore + rules.urgentHours * hourMs))),
    oldestSince: earliest(since),
  };
}

/** The columns of `QueueCounts` over rows that all wait, each with a promise of its own. */
export function dueCounts(
  { since, due }: { since: AnyColumn; due: AnyColumn },
  { at, rules }: Pick<AtWork, 'at' | 'rules'>,
) {
  return {
    open: counted(sql`true`),
    late: counted(lte(due, at)),
    urgent: counted(and(gt(due, at), lte(due, at + rules.urgentHours * hourMs))),
    oldestSince: earliest(since),
    nextDueAt: earliest(due),
  };
}

function earliest(moment: AnyColumn) {
  return min(moment).mapWith((value) => (value === null ? null : Number(value)));
}

/** The number of rows that fit. */
export function counted(where: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${where})`.mapWith(Number);
}
