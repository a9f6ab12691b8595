import type { DeskIdentity } from '@kopa/contract/desk/identity-entities';
import { orderSteps } from '@kopa/contract/order-steps';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../storage/database.ts';
import { identityChecks, orders, type IdentityCheckRow, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { dueCounts, promised, type AtWork, type QueueCounts } from './promises.ts';

/** A check that a person looks at, or has looked at, and its application. */
export interface Looked {
  check: IdentityCheckRow;
  order: OrderRow;
}

const { id, orderNo, answerBefore, settledAt, waitsSince } = identityChecks;
const waits = and(isNotNull(waitsSince), isNull(settledAt), eq(orders.step, orderSteps.applying));

/** A page of the queue: what waits by its promise, or what was decided, newest first. */
export async function identityQueue(
  tx: Transaction,
  { state, cursor, limit }: { state: 'open' | 'decided'; cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskIdentity[]; nextCursor: string | null }> {
  const isOpen = state === 'open';
  const after = cursor ? (await newestOf(tx, cursor))?.check : undefined;
  const beyond = isOpen
    ? after && beyondOf(gt, answerBefore, after.answerBefore, after.id)
    : after && beyondOf(lt, settledAt, after.settledAt, after.id);
  const found = await looked(
    tx,
    and(isOpen ? waits : and(isNotNull(settledAt), isNewest(tx)), beyond),
    isOpen ? [asc(answerBefore), asc(id)] : [desc(settledAt), desc(id)],
    limit + 1,
  );
  const rows = found.slice(0, limit);
  return {
    items: await identityItems(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.check.orderNo : null,
  };
}

/** What waits for a person. */
export async function identityCounts(
  tx: Transaction,
  work: Pick<AtWork, 'at' | 'rules'>,
): Promise<QueueCounts> {
  const [row] = await tx
    .select(dueCounts({ since: waitsSince, due: answerBefore }, work))
    .from(identityChecks)
    .innerJoin(orders, eq(orders.orderNo, orderNo))
    .where(waits);
  return row!;
}

/** One row of the queue; throws `itemGone`. */
export async function identityItem(tx: Transaction, order: string, work: AtWork): Promise<DeskIdentity> {
  const [item] = await identityItems(tx, [await identityLooked(tx, order)], work);
  return item!;
}

/** The newest check of an order that a person looks at or has looked at; throws `itemGone`. */
export async function identityLooked(tx: Transaction, order: string): Promise<Looked> {
  const found = await newestOf(tx, order);
  if (!found) throw new CallError('itemGone');
  return found;
}

async function newestOf(tx: Transaction, order: string): Promise<Looked | undefined> {
  const isSeen = or(isNotNull(waitsSince), isNotNull(settledAt));
  const [found] = await looked(tx, and(eq(orderNo, order), isSeen), [desc(id)], 1);
  return found;
}

/** What has become of a check. */
export function identityState({ check, order }: Looked): DeskIdentity['state'] {
  if (check.settledAt === null) return order.step === orderSteps.applying ? 'waiting' : 'over';
  if (check.askedAgain.length > 0) return 'newPhotos';
  return check.outcome === 'passed' ? 'passed' : 'refused';
}

function looked(tx: Transaction, where: SQL | undefined, order: SQL[], limit: number): Promise<Looked[]> {
  return tx
    .select({ check: identityChecks, order: orders })
    .from(identityChecks)
    .innerJoin(orders, eq(orders.orderNo, orderNo))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

function beyondOf(than: typeof gt, column: AnyColumn, value: number | null, checkId: number) {
  return value === null ? undefined : or(than(column, value), and(eq(column, value), than(id, checkId)));
}

/** An application that waits again, or was decided again, is in the list once. */
function isNewest(tx: Transaction) {
  const newer = alias(identityChecks, 'newer');
  return notExists(
    tx
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.orderNo, orderNo),
          gt(newer.id, id),
          or(isNotNull(newer.waitsSince), isNotNull(newer.settledAt)),
        ),
      ),
  );
}

async function identityItems(
  tx: Transaction,
  rows: readonly Looked[],
  { at, rules, lender }: AtWork,
): Promise<DeskIdentity[]> {
  const ids = rows.map(({ check }) => check.orderNo);
  const owners = await ownersOf(tx, 'identity', ids, at, rules);
  const people = await deskBorrowers(
    tx,
    rows.map(({ order }) => order.userId),
    lender.policy.market,
  );
  return rows.map(({ check, order }) => {
    const state = identityState({ check, order });
    const since = check.waitsSince ?? check.doneAt ?? check.requestedAt;
    const dueAt = state === 'waiting' ? check.answerBefore : null;
    return {
      ...promised({ id: check.orderNo, since, dueAt }, owners.get(check.orderNo)),
      borrower: people.get(order.userId)!,
      state,
      reasons: [...check.reasons],
    };
  });
}
