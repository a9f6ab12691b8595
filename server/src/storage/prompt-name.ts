import { and, eq, isNull, sql } from 'drizzle-orm';
import { keyOrNone, readText } from './borrower-keys.ts';
import type { Database, Transaction } from './database.ts';
import { keysOf } from './key-ring.ts';
import { moneyPlaces } from './money-places.ts';
import { prepared } from './prepared.ts';
import { orders, repayments, type RepaymentRow } from './schema/index.ts';

/*
 * A provider's name of a prompt may contain the number of the phone, as M-Pesa's does: only the keyed hash
 * and the sealed form are stored.
 */

/** The keyed hash of a provider's name of a prompt. */
export function promptHash(db: Database | Transaction, providerId: string): string {
  return keysOf(db).hash('prompt', providerId);
}

const nameOnce = prepared((db) =>
  db
    .update(repayments)
    .set({
      promptId: sql`${sql.placeholder('promptId')}`,
      promptHash: sql`${sql.placeholder('hash')}`,
    })
    .where(and(eq(repayments.payOrderId, sql.placeholder('payOrderId')), isNull(repayments.promptHash)))
    .prepare('name_prompt'),
);
const borrowerOf = prepared((db) =>
  db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.orderNo, sql.placeholder('orderNo')))
    .prepare('borrower_of_prompt'),
);

/** Keeps the provider's name of a prompt that has none yet. After an erasure only the hash is kept. */
export async function namePrompt(
  db: Database | Transaction,
  { payOrderId, orderNo }: Pick<RepaymentRow, 'payOrderId' | 'orderNo'>,
  providerId: string,
): Promise<void> {
  const [order] = await borrowerOf(db).execute({ orderNo });
  const key = order ? await keyOrNone(db, order.userId) : null;
  await nameOnce(db).execute({
    payOrderId,
    promptId: key?.seal(providerId, moneyPlaces.prompt(payOrderId)) ?? null,
    hash: promptHash(db, providerId),
  });
}

/** Whether the provider means this prompt, as far as its name is known. */
export function isNamed(
  db: Database | Transaction,
  { promptHash: hash, checkoutRequestId }: RepaymentRow,
  providerId: string,
): boolean {
  if (hash !== null) return hash === promptHash(db, providerId);
  return checkoutRequestId === null || checkoutRequestId === providerId;
}

/** The provider's name of a prompt; null while it is not known, and after an erasure. */
export async function promptName(
  db: Database,
  { payOrderId, orderNo, promptId, checkoutRequestId }: RepaymentRow,
): Promise<string | null> {
  if (promptId === null) return checkoutRequestId;
  const [order] = await borrowerOf(db).execute({ orderNo });
  const key = order ? await keyOrNone(db, order.userId) : null;
  return key && readText(key, promptId, moneyPlaces.prompt(payOrderId));
}
