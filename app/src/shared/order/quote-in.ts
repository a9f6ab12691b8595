import type { Order } from '@kopa/contract/entities';
import { quotedSums } from '@kopa/contract/pricing';

/** The sum to pay back and the total cost, in cents, of an order before its disbursement. */
export const quoteIn = ({ loanAmount, interest, fee, GST }: Order) =>
  quotedSums({ principalCents: loanAmount, interestCents: interest, upfrontCents: fee + GST });
