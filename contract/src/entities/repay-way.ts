import * as z from 'zod/mini';
import { repayChannels, repayMethods } from '../policy/repay-methods.ts';
import { cents, instant } from './money.ts';

/** A method to repay with (S9-10 to S9-18). */
export const repayWay = z.object({
  method: z.enum(repayMethods),
  channel: z.enum(repayChannels),
  /** Whether the method is available; an unavailable one is refused with noPaymentMethod. */
  available: z.boolean(),
  /** For paybill and offlineAccount: the number, and the reference of the loan. */
  payTo: z.nullable(z.object({ name: z.string(), number: z.string(), account: z.string() })),
});
export type RepayWay = z.output<typeof repayWay>;

/** A payment reference of an order. */
export const paymentReference = z.object({
  orderNo: z.string(),
  channel: z.enum(repayChannels),
  /** A CLABE of 18 digits, the number of a barcode, of a link or of an account. */
  reference: z.string(),
  /** The bank of a CLABE or an account. */
  bankName: z.nullable(z.string()),
  /** The page of a link. */
  link: z.nullable(z.string()),
  /** Null: any amount. */
  amountCents: z.nullable(cents),
  /** Null: unlimited validity. */
  expireTime: z.nullable(instant),
});
export type PaymentReference = z.output<typeof paymentReference>;
