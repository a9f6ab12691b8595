import { randomUUID } from 'node:crypto';
import { quote } from '@kopa/contract';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { enqueue } from '../../storage/queue.ts';
import { keyOfBorrower } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { disbursements, type OrderRow } from '../../storage/schema/index.ts';
import { loanSize } from '../ledger/loan-state.ts';
import { advance } from '../orders/advance.ts';
import { lockOrder } from '../orders/find-order.ts';
import { recipientOf } from '../payout-accounts/payout-account.ts';
import { sectionsOf } from '../sections/saved-sections.ts';

/** Already drawn: a repeated request changes nothing. */
const drawnSteps: readonly OrderStep[] = [
  orderSteps.lending,
  orderSteps.repaying,
  orderSteps.overdued,
  orderSteps.payFail,
  orderSteps.finish,
];

/**
 * Collects an agreed loan in one transaction: records the payout under its own id, moves the order (18 -> 7)
 * and queues the disbursement job. Repeated requests create one payout. Throws `stepOutOfTurn`.
 */
export async function draw(tx: Transaction, userId: string, orderNo: string, at: number): Promise<OrderRow> {
  const order = await lockOrder(tx, userId, orderNo);
  if (drawnSteps.includes(order.step)) return order;
  const moved = await advance(tx, { orderNo, event: 'drawn', at });
  const { payout } = await sectionsOf(tx, orderNo);
  if (!payout?.['accountNumber'])
    throw new Error(`The order ${orderNo} has no payout account, although it is past that step.`);
  const { principalCents, feeCents, taxCents, disbursedCents } = quote(loanSize(order), order.terms);
  const id = randomUUID();
  const key = await keyOfBorrower(tx, userId);
  await tx.insert(disbursements).values({
    id,
    orderNo,
    state: 'requested',
    principalCents,
    feeCents,
    taxCents,
    amountCents: disbursedCents,
    mobile: key.seal(recipientOf(payout), moneyPlaces.payout(id)),
    createdAt: at,
  });
  await enqueue(tx, { kind: 'payout', key: id, runAt: at, payload: { id } });
  return moved;
}
