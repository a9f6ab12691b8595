import type { PaymentReference, RepayWay } from '@kopa/contract/entities';

/** Props of a panel. */
export interface WhereToPayProps {
  way: RepayWay;
  /** Integer cents; null: no payable amount yet. */
  amountCents: number | null;
  /** The lender's reference for this method and amount; null: none yet. */
  given: PaymentReference | null;
}
