import type { RepayDetail, RepayWay } from '@kopa/contract/entities';
import type { PendingPayment } from './pending-payment.ts';
import type { Ask } from './use-pending-payment.ts';

/** Props of each view of the cashier. */
export interface Cashier {
  detail: RepayDetail;
  /** Empty until loaded. */
  methods: readonly RepayWay[];
  ask: Ask;
  /** The lender's current time, in epoch ms. */
  now: () => number;
  /** Queries the payments' state now. */
  askAgain: () => void;
  /** Address of the loan's screen. */
  back: string;
}

/** Props of the views of a pending payment. */
export interface CashierOf<S> extends Cashier {
  pending: PendingPayment;
  standing: S;
}
