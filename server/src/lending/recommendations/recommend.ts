import type { Policy } from '@kopa/contract';
import type { isRejectRecommendation } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import type { Database } from '../../storage/database.ts';
import { readList } from '../catalogue/read-list.ts';
import { latestOrderOf } from '../orders/find-order.ts';

/** Recommendations beside the answer to a borrower's newest application (S1-18); none before an answer. */
export async function recommend(
  db: Database,
  userId: string,
  policy: Policy,
): Promise<ResultOf<typeof isRejectRecommendation>> {
  const latest = await latestOrderOf(db, userId);
  return latest !== null && recommendsAt(latest.step, policy.review.recommend)
    ? { isRejectRecommendation: true, products: [...(await readList(db, 'recommendedProducts', policy))] }
    : { isRejectRecommendation: false, products: [] };
}

function recommendsAt(step: OrderStep, rule: Policy['review']['recommend']): boolean {
  if (step === orderSteps.reject) return true;
  return rule === 'both' && (step === orderSteps.confirm || step === orderSteps.getMoney);
}
