import type { IdentityPhoto } from '@kopa/contract/desk/identity-entities';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { identityChecks, orderPhotos, type IdentityCheckRow } from '../../storage/schema/index.ts';
import type { TellBorrower } from '../accounts/tell-borrower.ts';
import { advance } from '../orders/advance.ts';

/**
 * Settles the check of an application under review with the wish for other photos: the application goes back
 * to its photos, and the borrower is informed. Throws `StepOutOfTurn` for an application that is not under
 * review.
 */
export async function askForNewPhotos(
  tx: Transaction,
  { id, orderNo }: IdentityCheckRow,
  { photos, at, by }: { photos: readonly IdentityPhoto[]; at: number; by: string },
): Promise<void> {
  await tx
    .update(identityChecks)
    .set({ outcome: 'retake', askedAgain: photos, settledAt: at, settledBy: by })
    .where(eq(identityChecks.id, id));
  await advance(tx, {
    orderNo,
    event: 'photosAsked',
    at,
    details: { submittedAt: null, reviewEndsAt: null },
    note: { photos: photos.join(' ') },
  });
  const payload: TellBorrower = { orderNo, message: 'photosAsked' };
  await enqueue(tx, { kind: 'sms', key: `photosAsked:${orderNo}:${at}`, runAt: at, payload });
}

/** The photos that a person asked for and that the borrower has not taken again, in order. */
export async function stillAskedFor(tx: Transaction, orderNo: string): Promise<IdentityPhoto[]> {
  const [check] = await tx
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.orderNo, orderNo), sql`${identityChecks.askedAgain} <> '[]'::jsonb`))
    .orderBy(desc(identityChecks.id))
    .limit(1);
  if (!check) return [];
  const taken = await tx.select().from(orderPhotos).where(eq(orderPhotos.orderNo, orderNo));
  const file = new Map(taken.map((photo) => [photo.kind, photo.file]));
  return check.askedAgain.filter((photo) => file.get(photo) === check[`${photo}File`]);
}
