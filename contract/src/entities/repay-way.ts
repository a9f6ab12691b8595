import * as z from 'zod/mini';
import { repayChannels, repayMethods } from '../policy/repay-methods.ts';
import { cents, instant } from './money.ts';

/** A method to repay with (S9-10 to S9-18). */
export const repayWay = z.object({
  method: z.enum(repayMethods),
  channel: z.enum(repayChannels),
  /** Whether it can be used now; one that cannot is answered with noPaymentMethod. */
  available: z.boolean(),
  /** Of paybill and offlineAccount: where to pay, and what to enter so that the money finds its loan. */
  payTo: z.nullable(z.object({ name: z.string(), number: z.string(), account: z.string() })),
});
export type RepayWay = z.output<typeof repayWay>;

/** Something that money for an order can be paid to. */
export const paymentReference = z.object({
  orderNo: z.string(),
  channel: z.enum(repayChannels),
  /** A CLABE of 18 digits, the number of a barcode, of a link or of an account. */
  reference: z.string(),
  /** Where the account is kept, of a CLABE or an account. */
  bankName: z.nullable(z.string()),
  /** Where it is paid, of a link. */
  link: z.nullable(z.string()),
  /** Null: any amount is taken. */
  amountCents: z.nullable(cents),
  /** Null: it stays valid. */
  expireTime: z.nullable(instant),
});
export type PaymentReference = z.output<typeof paymentReference>;
