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
  const latest = userId === null ? null : await latestOrderOf(tx, userId);
  const always = {
    products: await offeredProducts(tx, policy),
    firstName: userId === null ? null : await firstNameOf(tx, userId),
    serverTime: at,
  };
  if (!latest)
    return {
      status: homeStatus(null),
      order: null,
      savedIfPaidTodayCents: 0,
      payoffTodayCents: 0,
      ...always,
    };
  const figures = await figuresOf(tx, latest, at, policy.market);
  const { overdueDays, savedIfPaidTodayCents, owedCents } = figures;
  const mayReapply = latest.reapplyOn === null || dayOf(at, policy.market) >= latest.reapplyOn;
  return {
    status: homeStatus({ step: latest.step, late: overdueDays > 0, mayReapply }),
    order: await orderEntity(tx, latest, at, policy.market, figures),
    savedIfPaidTodayCents,
    payoffTodayCents: owedCents,
    ...always,
  };
}
