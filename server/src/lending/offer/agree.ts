import type { Language, Policy } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { agreements, type OrderRow } from '../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import { advance } from '../orders/advance.ts';
import { lockOrder } from '../orders/find-order.ts';
import { queueAutoDraw } from './collect.ts';
import { keyFactsOf } from './key-facts.ts';

export interface Agreement {
  userId: string;
  orderNo: string;
  agreed: boolean;
  /** The fingerprint of the shown key facts. */
  fingerprint: string;
  language: Language;
  /** The borrower confirms the collection with a code, so that nothing is drawn automatically. */
  needsCode: boolean;
}

/**
 * Accepts the agreement and the shown key facts (14 -> 18), and stores the accepted text. A repeated
 * acceptance returns the same answer. Where the policy draws automatically (S9-03), the same transaction
 * queues the drawing. Throws `agreementNotAccepted` (S5-36), `offerChanged`, `stepOutOfTurn`.
 */
export async function agree(
  tx: Transaction,
  { userId, orderNo, agreed, fingerprint, language, needsCode }: Agreement,
  at: number,
  policy: Policy,
): Promise<OrderRow> {
  if (!agreed) throw new CallError('agreementNotAccepted', { fields: { agreed: 'agreement.required' } });
  const order = await lockOrder(tx, userId, orderNo);
  const offered = order.step === orderSteps.confirm || order.step === orderSteps.getMoney;
  if (!offered) {
    const [known] = await tx
      .select({ id: agreements.id })
      .from(agreements)
      .where(and(eq(agreements.orderNo, orderNo), eq(agreements.fingerprint, fingerprint)));
    if (!known) throw new StepOutOfTurn(order.step);
    return order;
  }
  const keyFacts = await keyFactsOf(tx, order, at, policy.market);
  if (fingerprint !== keyFacts.fingerprint)
    throw new CallError('offerChanged', { data: { fingerprint: keyFacts.fingerprint } });
  await tx
    .insert(agreements)
    .values({ orderNo, version: keyFacts.agreementVersion, language, fingerprint, keyFacts, agreedAt: at })
    .onConflictDoNothing({ target: [agreements.orderNo, agreements.fingerprint] });
  if (order.step !== orderSteps.confirm) return order;
  if (!needsCode) await queueAutoDraw(tx, orderNo, at, policy);
  return advance(tx, { orderNo, event: 'agreed', at });
}
