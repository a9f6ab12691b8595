import { dayOf } from '@kopa/contract';
import type { ComparedValue, IdentityFindings, IdentityReview } from '@kopa/contract/desk/identity-entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { CannotOpen } from '../../storage/sealing-key.ts';
import {
  identityChecks,
  orderPhotos,
  orders,
  type IdentityCheckRow,
  type OrderRow,
} from '../../storage/schema/index.ts';
import { findingsOf, type Findings } from '../identity/findings.ts';
import type { Lender } from '../lender.ts';
import { mayLook } from './identity-acts.ts';
import { identityItem, identityLooked } from './identity-queue.ts';
import { loansBefore } from './loans-before.ts';
import { counted, type AtWork } from './promises.ts';

type ReviewWork = AtWork & { lender: Pick<Lender, 'policy' | 'identity'> };

/**
 * One identity as a member of staff sees it: photos and values only when open to that person (`mayLook`).
 * Throws `itemGone`.
 */
export async function identityReview(
  tx: Transaction,
  orderNo: string,
  staffId: string,
  work: ReviewWork,
): Promise<IdentityReview> {
  const { check, order } = await identityLooked(tx, orderNo);
  const item = await identityItem(tx, orderNo, work);
  const photos = await tx.select().from(orderPhotos).where(eq(orderPhotos.orderNo, orderNo));
  const ofCheck = photos.filter(({ kind, file }) => check[`${kind}File`] === file);
  const times = ofCheck.map(({ takenAt }) => takenAt);
  const isOpen = await mayLook(tx, orderNo, staffId, work);
  const findings = isOpen ? await opened(tx, check) : null;
  return {
    item,
    checkId: check.id,
    settledAt: check.settledAt,
    settledBy: check.settledBy,
    loan: {
      amountCents: order.loanAmountCents,
      days: order.tenureDays,
      appliedOn: dayOf(order.createdAt, work.lender.policy.market),
    },
    loansBefore: await loansBefore(tx, order),
    numberElsewhere: await isElsewhere(tx, check, order),
    askedBefore: await askedBefore(tx, check),
    photosFrom: times.length > 0 ? Math.min(...times) : null,
    photosTo: times.length > 0 ? Math.max(...times) : null,
    looking: isOpen ? (findings ? 'open' : 'sealed') : item.state === 'waiting' ? 'take' : 'reason',
    findings: findings && compared(findings, check.reasons, work.lender.identity),
    photos: ofCheck.map(({ kind: name, width, height }) => ({ name, width, height })),
  };
}

/** Null: sealed with another secret. */
async function opened(tx: Transaction, check: IdentityCheckRow): Promise<Findings | null> {
  try {
    return await findingsOf(tx, check);
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}

/** The values beside each other; whether they agree is what the check has found. */
function compared(
  { typed, front, back, face, verdict }: Findings,
  reasons: readonly IdentityReason[],
  { capabilities }: Lender['identity'],
): IdentityFindings {
  const row = (name: 'nationalId' | 'names' | 'birthday', ...against: IdentityReason[]): ComparedValue => {
    const sides = { front: front?.[name] ?? null, back: back?.[name] ?? null };
    const isRead = sides.front !== null || sides.back !== null;
    return {
      typed: typed?.[name] ?? null,
      ...sides,
      agree: reasons.some((reason) => against.includes(reason)) ? 'no' : isRead ? 'yes' : 'unread',
    };
  };
  const isCompared = face?.state === 'compared';
  return {
    number: row('nationalId', 'numberDiffers', 'sidesDiffer'),
    names: row('names', 'namesDiffer'),
    birthday: row('birthday', 'birthdayDiffers'),
    face: {
      state: isCompared ? face.band : (face?.state ?? 'notCompared'),
      distance: isCompared ? face.distance : null,
      limits: (isCompared && capabilities.faceLimits) || null,
    },
    verdict,
  };
}

async function isElsewhere(tx: Transaction, check: IdentityCheckRow, order: OrderRow) {
  if (check.numberHash === null) return null;
  const [other] = await tx
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .innerJoin(orders, eq(orders.orderNo, identityChecks.orderNo))
    .where(and(eq(identityChecks.numberHash, check.numberHash), ne(orders.userId, order.userId)))
    .limit(1);
  return other !== undefined;
}

async function askedBefore(tx: Transaction, { orderNo, id }: IdentityCheckRow): Promise<number> {
  const { askedAgain } = identityChecks;
  const [row] = await tx
    .select({ count: counted(sql`${askedAgain} <> '[]'::jsonb`) })
    .from(identityChecks)
    .where(and(eq(identityChecks.orderNo, orderNo), lt(identityChecks.id, id)));
  return row!.count;
}
