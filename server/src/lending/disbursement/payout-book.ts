import type { Policy } from '@kopa/contract';
import type { PayoutFact } from '../../ports/payments/payment.ts';
import type { PayoutDestination } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { disbursements, refunds, type DisbursementRow, type RefundRow } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';

/** What sending reads and writes of money on its way out; both tables have it. */
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

/** One kind of money that goes out: where it is written down, and what is its own. Everything else is the same. */
export interface PayoutBook {
  /** The columns of `SentRow` alone are read and written through it. */
  table: typeof disbursements;
  /** The kinds of its jobs: to send it, and to ask what became of it. */
  jobs: { send: string; check: string };
  destination(lender: Lender, row: SentRow): Promise<PayoutDestination>;
  /** Records what became of it. */
  record(tx: Transaction, fact: PayoutFact, at: number, policy: Policy): Promise<void>;
  /** Records that it will not be paid. */
  fail(tx: Transaction, id: string, failure: string, at: number, policy: Policy): Promise<void>;
}

/** The table of refunds as sending sees it. */
export const sentRefunds = refunds as unknown as typeof disbursements;
