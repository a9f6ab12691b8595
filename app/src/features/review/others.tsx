import type { Order } from '@kopa/contract/entities';
import { Recommended, useRecommended } from './recommended.tsx';

/** Loans of other lenders beside an approval, where the policy wants them. */
export default function Others({ order }: { order: Order }) {
  return <Recommended query={useRecommended(order)} />;
}
