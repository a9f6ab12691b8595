import type { Policy } from '@kopa/contract';
import type { Failure, PayoutFact } from '../../ports/payments/payment.ts';
import type { PayoutDestination } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { disbursements, refunds, type DisbursementRow, type RefundRow } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';

/** The columns of outgoing money, common to both tables. */
export type SentRow = Pick<
  DisbursementRow & RefundRow,
  | 'id'
  | 'orderNo'
  | 'state'
  | 'amountCents'
  | 'createdAt'
  | 'sentAt'
  | 'askedAt'
  | 'settledAt'
  | 'conversationId'
>;

/** One kind of outgoing money: its table and its differences. */
export interface PayoutBook {
  /** Access to the columns of `SentRow` only. */
  table: typeof disbursements;
  /** The kinds of its jobs: to send, and to ask for the outcome. */
  jobs: { send: string; check: string };
  destination(lender: Lender, row: SentRow): Promise<PayoutDestination>;
  /** Records what became of it. */
  record(tx: Transaction, fact: PayoutFact, at: number, policy: Policy): Promise<void>;
  /** Records a failure. */
  fail(tx: Transaction, id: string, failure: Failure, at: number, policy: Policy): Promise<void>;
  /** Records that the provider does not know the payout. */
  missing(tx: Transaction, id: string, at: number): Promise<unknown>;
}

/** The refunds table in its common form. */
export const sentRefunds = refunds as unknown as typeof disbursements;
