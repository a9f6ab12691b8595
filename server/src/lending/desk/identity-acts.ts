import type { IdentityPhoto } from '@kopa/contract/desk/identity-entities';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { staffActs, type IdentityCheckRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { checkThatWaits, IdentityNotWaiting, settleIdentity } from '../identity/identity-for-decision.ts';
import { askForNewPhotos } from '../identity/new-photos.ts';
import type { Lender } from '../lender.ts';
import { ownersOf, takeItem } from './claims.ts';
import { identityLooked, identityState } from './identity-queue.ts';
import type { AtWork } from './promises.ts';
import type { Act } from './record.ts';
import type { ActingPerson } from './second.ts';
import { checkRight } from './staff-sessions.ts';

/** The dependencies of a decision about an identity. */
export type IdentityWork = Pick<AtWork, 'at' | 'rules'> & { lender: Pick<Lender, 'policy' | 'pepper'> };

/** The decision of a person about an identity. */
export type IdentityDecision = { orderNo: string; why: string } & (
  | { act: 'passed' | 'refused' }
  | { act: 'newPhotos'; photos: readonly IdentityPhoto[] }
);

/**
 * Decides about an identity, at the desk or by the command: the person passes or is refused for good, or the
 * application goes back to its photos. Takes the item. `seen`: the check that the person has looked at; null:
 * the current one. Throws `rightMissing`, `itemTaken`, `itemGone` for an unknown order, `decidedAlready` with
 * the state, and `changedMeanwhile` with what is now.
 */
export async function decideIdentity(
  tx: Transaction,
  person: ActingPerson,
  { orderNo, why, ...decision }: IdentityDecision,
  seen: number | null,
  work: IdentityWork,
  record: (act: Act) => Promise<void>,
): Promise<void> {
  const { at, lender, rules } = work;
  checkRight(person, { area: 'identity', may: 'act' });
  const check = await checkToDecide(tx, orderNo, lender);
  if (seen !== null && check.id !== seen)
    throw new CallError('changedMeanwhile', { data: { state: 'waiting', checkId: check.id } });
  await takeItem(tx, { queue: 'identity', id: orderNo }, person.id, at, rules);
  const by = person.name;
  if (decision.act === 'newPhotos') await askForNewPhotos(tx, check, { photos: decision.photos, at, by });
  else await settleIdentity(tx, { orderNo, outcome: decision.act, at, by }, lender);
  await record({
    act: `identity.${decision.act}`,
    about: { kind: 'identity', id: orderNo },
    why,
    before: { outcome: check.outcome, reasons: check.reasons },
    after: { checkId: check.id, ...(decision.act === 'newPhotos' && { photos: decision.photos }) },
  });
}

/**
 * Whether photos and values of an identity are open to a member of staff: to whoever has the waiting item,
 * and for a minute after a look for a reason.
 */
export async function mayLook(
  tx: Transaction,
  orderNo: string,
  staffId: string,
  { at, rules }: Pick<AtWork, 'at' | 'rules'>,
): Promise<boolean> {
  const owner = (await ownersOf(tx, 'identity', [orderNo], at, rules)).get(orderNo);
  if (owner?.owner.id === staffId && identityState(await identityLooked(tx, orderNo)) === 'waiting')
    return true;
  const [shown] = await tx
    .select({ no: staffActs.no })
    .from(staffActs)
    .where(
      and(
        eq(staffActs.aboutId, orderNo),
        eq(staffActs.staffId, staffId),
        eq(staffActs.act, 'identity.shown'),
        gt(staffActs.at, at - rules.shownSeconds * 1_000),
      ),
    )
    .limit(1);
  return shown !== undefined;
}

/** The check that a decision is about. Throws as `decideIdentity` does. */
export async function checkToDecide(
  tx: Transaction,
  orderNo: string,
  lender: IdentityWork['lender'],
): Promise<IdentityCheckRow> {
  try {
    return await checkThatWaits(tx, orderNo, lender);
  } catch (error) {
    if (!(error instanceof IdentityNotWaiting)) throw error;
    if (error.because === 'unknown') throw new CallError('itemGone');
    const before = await identityLooked(tx, orderNo);
    const state = identityState(before);
    const { settledAt } = before.check;
    if (settledAt !== null) throw new CallError('decidedAlready', { data: { state, at: settledAt } });
    throw new CallError('changedMeanwhile', { data: { state, because: error.because } });
  }
}
