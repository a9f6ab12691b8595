import type { SealedPlace } from './sealing-key.ts';

/** The places of what money's rows say of a person, sealed under the key of the order's borrower. */
export const moneyPlaces = {
  /** Where a payout goes. */
  payout: (id: string): SealedPlace => ({ column: 'disbursements.mobile', row: id }),
  /** The phone of a prompt. */
  payer: (payOrderId: string): SealedPlace => ({ column: 'repayments.mobile', row: payOrderId }),
  /** The provider's name of a prompt. */
  prompt: (payOrderId: string): SealedPlace => ({ column: 'repayments.prompt_id', row: payOrderId }),
  /** The phone to which a refund goes. */
  refund: (id: string): SealedPlace => ({ column: 'refunds.paid_from', row: id }),
  /** The receipt that a proof states. */
  typedReceipt: (id: string): SealedPlace => ({ column: 'vouchers.typed_receipt', row: id }),
} as const;
