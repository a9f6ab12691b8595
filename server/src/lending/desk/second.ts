import { randomUUID } from 'node:crypto';
import { deskQueues } from '@kopa/contract/desk/queues';
import { limitedActs, mayAlone, maySecond, secondRoles, type LimitedAct } from '@kopa/contract/desk/limits';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { deskRequests, staff, type DeskRequestRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { canonicalJson } from '../offer/canonical-json.ts';
import { takeItem } from './claims.ts';
import type { Subject } from './limited-act.ts';
import { doesActs } from './limited-acts.ts';
import type { AtWork } from './promises.ts';
import type { Act } from './record.ts';
import { checkRight, type StaffCaller } from './staff-sessions.ts';

/** Who acts. */
export type ActingPerson = Pick<StaffCaller, 'id' | 'name' | 'roles'>;

/** Appends to the record in the transaction of the change. */
type Recorded = (act: Act) => Promise<void>;

const hourMs = 3_600_000;

/**
 * Executes an act within the limit of the person; above the limit, asks for a second person. Takes the item
 * of a queue.
 * Returns the id of the request, or null when the act is done. Throws `itemTaken`, `secondAsked`,
 * `rightMissing`, and what the act throws.
 */
export async function actOrAsk(
  tx: Transaction,
  person: ActingPerson,
  { act, why, ...subject }: Subject & { act: LimitedAct; why: string },
  work: AtWork,
  record: Recorded,
): Promise<string | null> {
  const queue = limitedActs[act];
  const { rules, at } = work;
  const { itemId } = subject;
  checkRight(person, { area: queue, may: 'act' });
  const { cents, limitedCents = cents, orderNo, was, told } = await doesActs[act].look(tx, subject, work);
  const own = deskQueues.find((each) => each === queue);
  if (own) await takeItem(tx, { queue: own, id: itemId }, person.id, at, rules);
  await lapse(tx, { queue, itemId }, work);
  if ((await askedAbout(tx, queue, [itemId], work)).has(itemId)) throw new CallError('secondAsked');
  if (mayAlone(person.roles, act, limitedCents, rules.limits)) {
    await doesActs[act].perform(tx, { ...subject, orderNo }, person.name, work);
    await record({ act, about: { kind: queue, id: itemId }, why, after: { cents, orderNo, ...told } });
    return null;
  }
  const [asked] = await tx
    .insert(deskRequests)
    .values({
      id: randomUUID(),
      queue,
      itemId,
      act,
      orderNo,
      amountCents: cents,
      was,
      why,
      askedBy: person.id,
      askedAt: at,
      state: 'open',
    })
    .onConflictDoNothing()
    .returning();
  if (!asked) throw new CallError('secondAsked');
  await record({
    act: 'second.asked',
    about: { kind: queue, id: itemId },
    why,
    after: { request: asked.id, act, cents, orderNo, ...told },
  });
  return asked.id;
}

/**
 * The decision of a second person about an open request. Agreeing executes the act in the same transaction,
 * with both names; when the act fails, the request stays open. Throws `requestNotFound`, `requestOver`,
 * `ownRequest`, `rightMissing`, `changedMeanwhile`, and what the act throws.
 */
export async function decideRequest(
  tx: Transaction,
  person: ActingPerson,
  { id, agreed, why }: { id: string; agreed: boolean; why: string },
  work: AtWork,
  record: Recorded,
): Promise<DeskRequestRow> {
  const request = await lockOpen(tx, id, work);
  const { queue, itemId, act, amountCents, askedBy } = request;
  const { limits } = work.rules;
  if (askedBy === person.id) throw new CallError('ownRequest');
  if (!maySecond(person.roles, act, amountCents, limits))
    throw new CallError('rightMissing', { data: { ask: secondRoles(act, amountCents, limits) } });
  const about = { kind: queue, id: itemId };
  const facts = { request: id, act, cents: amountCents, askedBy };
  if (agreed) {
    const subject = { ...request, typed: request.was };
    const now = await doesActs[act].look(tx, subject, work);
    if (!isAsAsked(request, now.was))
      throw new CallError('changedMeanwhile', { data: { was: request.was, now: now.was } });
    const [asker] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, askedBy));
    await doesActs[act].perform(tx, subject, `${asker!.name}, ${person.name}`, work);
    await record({ act: 'second.agreed', about, why, after: facts });
    const { orderNo } = request;
    await record({
      act,
      about,
      why: request.why,
      after: { cents: amountCents, orderNo, askedBy, ...now.told },
    });
  } else await record({ act: 'second.refused', about, why, after: facts });
  return end(tx, id, {
    state: agreed ? 'agreed' : 'refused',
    decidedBy: person.id,
    decidedAt: work.at,
    decidedWhy: why,
  });
}

/** Withdraws an open request. Throws `requestNotFound`, `requestOver`, `notAsker`. */
export async function withdrawRequest(
  tx: Transaction,
  person: ActingPerson,
  id: string,
  work: AtWork,
  record: Recorded,
): Promise<DeskRequestRow> {
  const { queue, itemId, act, askedBy } = await lockOpen(tx, id, work);
  if (askedBy !== person.id) throw new CallError('notAsker');
  await record({ act: 'second.withdrawn', about: { kind: queue, id: itemId }, after: { request: id, act } });
  return end(tx, id, { state: 'withdrawn', decidedBy: person.id, decidedAt: work.at });
}

/** The items of these for which a request is open. */
export async function askedAbout(
  tx: Transaction,
  queue: DeskRequestRow['queue'],
  itemIds: readonly string[],
  { at, rules }: AtWork,
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await tx
    .select({ itemId: deskRequests.itemId })
    .from(deskRequests)
    .where(
      and(
        eq(deskRequests.queue, queue),
        inArray(deskRequests.itemId, [...itemIds]),
        eq(deskRequests.state, 'open'),
        gt(deskRequests.askedAt, at - rules.requestHours * hourMs),
      ),
    );
  return new Set(rows.map(({ itemId }) => itemId));
}

/** When an open request lapses. */
export function lapsesAt({ askedAt }: DeskRequestRow, { rules }: Pick<AtWork, 'rules'>): number {
  return askedAt + rules.requestHours * hourMs;
}

/** The state of a request now: an open one lapses after `requestHours`. */
export function stateOf(request: DeskRequestRow, work: AtWork): DeskRequestRow['state'] {
  const { state } = request;
  return state === 'open' && work.at >= lapsesAt(request, work) ? 'lapsed' : state;
}

/** Whether the item of a request is as it was when it was asked about. */
export function isAsAsked({ was }: DeskRequestRow, now: Record<string, unknown>): boolean {
  return canonicalJson(was) === canonicalJson(now);
}

async function lockOpen(tx: Transaction, id: string, work: AtWork): Promise<DeskRequestRow> {
  const [request] = await tx.select().from(deskRequests).where(eq(deskRequests.id, id)).for('update');
  if (!request) throw new CallError('requestNotFound');
  const state = stateOf(request, work);
  if (state !== 'open') throw new CallError('requestOver', { data: { state } });
  return request;
}

/** Ends requests about an item whose time is over, so that there is room for another. */
async function lapse(
  tx: Transaction,
  { queue, itemId }: Pick<DeskRequestRow, 'queue' | 'itemId'>,
  { at, rules }: AtWork,
): Promise<void> {
  await tx
    .update(deskRequests)
    .set({ state: 'lapsed', decidedAt: at })
    .where(
      and(
        eq(deskRequests.queue, queue),
        eq(deskRequests.itemId, itemId),
        eq(deskRequests.state, 'open'),
        lte(deskRequests.askedAt, at - rules.requestHours * hourMs),
      ),
    );
}

async function end(
  tx: Transaction,
  id: string,
  how: Pick<DeskRequestRow, 'state' | 'decidedBy' | 'decidedAt'> & { decidedWhy?: string },
): Promise<DeskRequestRow> {
  const [ended] = await tx.update(deskRequests).set(how).where(eq(deskRequests.id, id)).returning();
  return ended!;
}
