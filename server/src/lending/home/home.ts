import { dayOf, type Policy } from '@kopa/contract';
import type { marketIndex } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import { homeStatus } from '@kopa/contract/order-steps';
import type { Transaction } from '../../storage/database.ts';
import { latestOrderOf } from '../orders/find-order.ts';
import { orderEntity } from '../orders/order-entity.ts';
import { figuresOf } from '../orders/order-figures.ts';
import { offeredProducts } from '../catalogue/products-on-offer.ts';
import { firstNameOf } from '../sections/saved-sections.ts';

/** The home answer for a visitor (`userId` null) or a borrower. */
export async function home(
  tx: Transaction,
  userId: string | null,
  at: number,
  policy: Policy,
): Promise<ResultOf<typeof marketIndex>> {
  const [latest, products, firstName] = await Promise.all([
    userId === null ? null : latestOrderOf(tx, userId),
    offeredProducts(tx, policy),
    userId === null ? null : firstNameOf(tx, userId),
  ]);
  const always = { products, firstName, serverTime: at };
  if (!latest)
    return {
      status: homeStatus(null),
      order: null,
      savedIfPaidTodayCents: 0,
      payoffTodayCents: 0,
      ...always,
    };
  const reading = figuresOf(tx, latest, at, policy.market);
  const order = orderEntity(tx, latest, at, policy.market, reading);
  const [figures, entity] = await Promise.all([reading, order]);
  const { overdueDays, savedIfPaidTodayCents, owedCents } = figures;
  const mayReapply = latest.reapplyOn === null || dayOf(at, policy.market) >= latest.reapplyOn;
  return {
    status: homeStatus({ step: latest.step, late: overdueDays > 0, mayReapply }),
    order: entity,
    savedIfPaidTodayCents,
    payoffTodayCents: owedCents,
    ...always,
  };
}
