import type { StaffName } from '@kopa/contract/desk/entities';
import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { deskClaims, staff } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

/** Who has an item, and since when. */
export interface Owner {
  owner: StaffName;
  ownedSince: number;
}

interface Item {
  queue: DeskQueueName;
  id: string;
}

const minuteMs = 60_000;

/** Takes an item for a member of staff, or keeps it. Throws `itemTaken` with who has it and since when. */
export async function takeItem(
  tx: Transaction,
  { queue, id: itemId }: Item,
  staffId: string,
  at: number,
  rules: DeskRules,
): Promise<{ isNew: boolean }> {
  const before = (await ownersOf(tx, queue, [itemId], at, rules)).get(itemId);
  if (before?.owner.id === staffId) {
    await tx.update(deskClaims).set({ usedAt: at }).where(isItem(queue, itemId));
    return { isNew: false };
  }
  const [taken] = await tx
    .insert(deskClaims)
    .values({ queue, itemId, staffId, takenAt: at, usedAt: at })
    .onConflictDoUpdate({
      target: [deskClaims.queue, deskClaims.itemId],
      set: { staffId, takenAt: at, usedAt: at },
      setWhere: or(
        eq(deskClaims.staffId, staffId),
        lte(deskClaims.usedAt, at - rules.freeAfterMinutes * minuteMs),
      ),
    })
    .returning({ staffId: deskClaims.staffId });
  if (taken) return { isNew: true };
  const now = (await ownersOf(tx, queue, [itemId], at, rules)).get(itemId);
  throw new CallError('itemTaken', { data: { owner: now?.owner ?? null, since: now?.ownedSince ?? null } });
}

/** Throws `takeFirst` unless the member of staff has the item, and keeps it for them. */
export async function keepItem(
  tx: Transaction,
  item: Item,
  staffId: string,
  at: number,
  rules: DeskRules,
): Promise<void> {
  const owner = (await ownersOf(tx, item.queue, [item.id], at, rules)).get(item.id);
  if (owner?.owner.id !== staffId) throw new CallError('takeFirst');
  await takeItem(tx, item, staffId, at, rules);
}

/** Frees an item that the member of staff has; whether there was one. */
export async function giveBack(tx: Transaction, { queue, id }: Item, staffId: string): Promise<boolean> {
  const gone = await tx
    .delete(deskClaims)
    .where(and(isItem(queue, id), eq(deskClaims.staffId, staffId)))
    .returning({ id: deskClaims.itemId });
  return gone.length > 0;
}

/** Who has these items; an item without an act for some minutes is nobody's. */
export async function ownersOf(
  db: Database | Transaction,
  queue: DeskQueueName,
  ids: readonly string[],
  at: number,
  { freeAfterMinutes }: DeskRules,
): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ itemId: deskClaims.itemId, id: staff.id, name: staff.name, takenAt: deskClaims.takenAt })
    .from(deskClaims)
    .innerJoin(staff, eq(staff.id, deskClaims.staffId))
    .where(
      and(
        eq(deskClaims.queue, queue),
        inArray(deskClaims.itemId, [...ids]),
        gt(deskClaims.usedAt, at - freeAfterMinutes * minuteMs),
      ),
    );
  return new Map(
    rows.map(({ itemId, id, name, takenAt }) => [itemId, { owner: { id, name }, ownedSince: takenAt }]),
  );
}

/** The items of a queue that somebody has now, with their owners. */
export async function claimsOf(
  db: Database | Transaction,
  queue: DeskQueueName,
  at: number,
  { freeAfterMinutes }: DeskRules,
): Promise<{ itemId: string; owner: StaffName }[]> {
  const rows = await db
    .select({ itemId: deskClaims.itemId, id: staff.id, name: staff.name })
    .from(deskClaims)
    .innerJoin(staff, eq(staff.id, deskClaims.staffId))
    .where(and(eq(deskClaims.queue, queue), gt(deskClaims.usedAt, at - freeAfterMinutes * minuteMs)))
    .orderBy(deskClaims.itemId);
  return rows.map(({ itemId, id, name }) => ({ itemId, owner: { id, name } }));
}

function isItem(queue: DeskQueueName, itemId: string) {
  return and(eq(deskClaims.queue, queue), eq(deskClaims.itemId, itemId));
}
