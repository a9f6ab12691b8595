import type { SecondRequest } from '@kopa/contract/desk/entities';
import { limitedActs, maySecond, secondRoles } from '@kopa/contract/desk/limits';
import { hasRight } from '@kopa/contract/desk/rights';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { deskRequests, orders, type DeskRequestRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { doesActs } from './limited-acts.ts';
import type { AtWork } from './promises.ts';
import { isAsAsked, lapsesAt, stateOf, type ActingPerson } from './second.ts';
import { namesOf } from './staff-names.ts';

const longestList = 100;

/** The requests in the areas that a person reads: open ones by age, or the newest of the others. */
export async function secondRequests(
  tx: Transaction,
  person: ActingPerson,
  state: 'open' | 'over',
  work: AtWork,
): Promise<SecondRequest[]> {
  const readable = [...new Set(Object.values(limitedActs))].filter((area) =>
    hasRight(person.roles, { area, may: 'read' }),
  );
  if (readable.length === 0) return [];
  const isOpen = state === 'open';
  const rows = await tx
    .select()
    .from(deskRequests)
    .where(
      and(
        inArray(deskRequests.queue, readable),
        isOpen ? eq(deskRequests.state, 'open') : undefined,
        isOpen ? undefined : ne(deskRequests.state, 'open'),
      ),
    )
    .orderBy(...(isOpen ? [asc(deskRequests.askedAt)] : [desc(deskRequests.decidedAt)]), asc(deskRequests.id))
    .limit(longestList);
  return secondEntities(tx, rows, person, work);
}

/** The number of open requests that a person may decide. */
export async function countToDecide(tx: Transaction, person: ActingPerson, work: AtWork): Promise<number> {
  const open = await tx.select().from(deskRequests).where(eq(deskRequests.state, 'open'));
  return open.filter((row) => stateOf(row, work) === 'open' && mayDecide(row, person, work)).length;
}

/** Requests as a person sees them. */
export async function secondEntities(
  tx: Transaction,
  rows: readonly DeskRequestRow[],
  person: ActingPerson,
  work: AtWork,
): Promise<SecondRequest[]> {
  const people = await namesOf(
    tx,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy === null ? [] : [decidedBy])]),
  );
  const owners = await ownersOfOrders(
    tx,
    rows.flatMap(({ orderNo }) => orderNo ?? []),
  );
  const borrowers = await deskBorrowers(tx, [...owners.values()], work.lender.policy.market);
  const told: SecondRequest[] = [];
  for (const row of rows) {
    const state = stateOf(row, work);
    const isOpen = state === 'open';
    const now = isOpen ? await look(tx, row, work) : null;
    const owner = row.orderNo === null ? undefined : owners.get(row.orderNo);
    told.push({
      id: row.id,
      act: row.act,
      itemId: row.itemId,
      cents: row.amountCents,
      orderNo: row.orderNo,
      borrower: (owner !== undefined && borrowers.get(owner)) || null,
      receipt: typeof row.was['receipt'] === 'string' ? row.was['receipt'] : null,
      paidAt: typeof row.was['paidAt'] === 'number' ? row.was['paidAt'] : null,
      why: row.why,
      askedBy: people.get(row.askedBy)!,
      askedAt: row.askedAt,
      lapsesAt: lapsesAt(row, work),
      state,
      decidedBy: row.decidedBy === null ? null : people.get(row.decidedBy)!,
      decidedAt: row.decidedAt,
      decidedWhy: row.decidedWhy,
      isChanged: isOpen && (now === null || !isAsAsked(row, now.was)),
      changes: now?.changes ?? [],
      may: !isOpen
        ? 'nothing'
        : row.askedBy === person.id
          ? 'withdraw'
          : mayDecide(row, person, work)
            ? 'decide'
            : 'nothing',
      ask: secondRoles(row.act, row.amountCents, work.rules.limits),
    });
  }
  return told;
}

function mayDecide(
  { act, amountCents, askedBy }: DeskRequestRow,
  { id, roles }: ActingPerson,
  { rules }: AtWork,
): boolean {
  return askedBy !== id && maySecond(roles, act, amountCents, rules.limits);
}

/** The item now; null when it does not wait any more. */
async function look(tx: Transaction, row: DeskRequestRow, work: AtWork) {
  try {
    return await doesActs[row.act].look(tx, { ...row, typed: row.was }, work);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

async function ownersOfOrders(tx: Transaction, orderNos: readonly string[]): Promise<Map<string, string>> {
  if (orderNos.length === 0) return new Map();
  const rows = await tx
    .select({ orderNo: orders.orderNo, userId: orders.userId })
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]));
  return new Map(rows.map(({ orderNo, userId }) => [orderNo, userId]));
}
