import type { RepayDetail, RepayWay } from '@kopa/contract/entities';
import type { PendingPayment } from './pending-payment.ts';
import type { Ask } from './use-pending-payment.ts';

/** What each view of the cashier is given. */
export interface Cashier {
  detail: RepayDetail;
  /** Empty while they have not come. */
  methods: readonly RepayWay[];
  ask: Ask;
  /** The lender's clock now, in epoch milliseconds. */
  now: () => number;
  /** Asks the lender at once how payments stand. */
  askAgain: () => void;
  /** Where the loan is shown. */
  back: string;
}

/** The views of something that was asked for. */
export interface CashierOf<S> extends Cashier {
  pending: PendingPayment;
  standing: S;
}
