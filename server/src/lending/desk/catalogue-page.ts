import type { DeskProduct } from '@kopa/contract/desk/catalogue-entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import { deskRequests, orders, productChanges, staff } from '../../storage/schema/index.ts';
import { productOf } from '../catalogue/product-problems.ts';
import { readList } from '../catalogue/read-list.ts';
import { runningSteps } from '../ledger/accrue-page.ts';
import { applicationSteps } from '../orders/order-machine.ts';
import type { TypedChange } from './catalogue-acts.ts';
import type { AtWork } from './promises.ts';
import { stateOf } from './second.ts';

const longestHistory = 10;
const offerSteps = [orderSteps.confirm, orderSteps.getMoney, orderSteps.lending];
const underWay = [...applicationSteps, orderSteps.applying];

/** Every product of the lender, with what waits and whom a change leaves as they are. */
export async function productsAtDesk(
  tx: Transaction,
  work: AtWork,
  language: Language,
): Promise<DeskProduct[]> {
  const { policy } = work.lender;
  const items = await readList(tx, 'products', policy);
  const touched = await stepsByProduct(tx);
  const told: DeskProduct[] = [];
  for (const item of items) {
    const { productId } = item;
    const changes = await tx
      .select()
      .from(productChanges)
      .where(eq(productChanges.productId, productId))
      .orderBy(desc(productChanges.decidedAt))
      .limit(longestHistory);
    const scheduled = changes.find(({ state }) => state === 'scheduled');
    const inSteps = (steps: readonly number[]) =>
      touched
        .filter((row) => row.productId === productId && steps.includes(row.step))
        .reduce((sum, row) => sum + row.orders, 0);
    told.push({
      name: item.name[language],
      now: productOf(item, policy),
      scheduled: scheduled
        ? {
            id: scheduled.id,
            after: scheduled.after,
            validFrom: scheduled.validFrom,
            people: scheduled.people,
          }
        : null,
      asked: await askedChange(tx, productId, work),
      before: changes.flatMap(({ after, validFrom, people, state }) =>
        state === 'scheduled' ? [] : [{ after, validFrom, people, state }],
      ),
      touches: {
        running: inSteps(runningSteps),
        offers: inSteps(offerSteps),
        applications: inSteps(underWay),
      },
    });
  }
  return told;
}

/** The open request for a change of a product. */
async function askedChange(tx: Transaction, productId: string, work: AtWork): Promise<DeskProduct['asked']> {
  // An index keeps at most one open.
  const [open] = await tx
    .select({ request: deskRequests, name: staff.name })
    .from(deskRequests)
    .innerJoin(staff, eq(staff.id, deskRequests.askedBy))
    .where(
      and(
        eq(deskRequests.queue, 'catalogue'),
        eq(deskRequests.itemId, productId),
        eq(deskRequests.state, 'open'),
      ),
    );
  if (!open || stateOf(open.request, work) !== 'open') return null;
  const { id, was, why, askedBy } = open.request;
  const { after, validFrom } = was as TypedChange;
  return { requestId: id, after, validFrom, why, askedBy: { id: askedBy, name: open.name } };
}

async function stepsByProduct(tx: Transaction) {
  return tx
    .select({ productId: orders.productId, step: orders.step, orders: count() })
    .from(orders)
    .where(inArray(orders.step, [...runningSteps, ...offerSteps, ...underWay]))
    .groupBy(orders.productId, orders.step);
}
