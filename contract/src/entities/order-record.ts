import * as z from 'zod/mini';
import { cancelReasons } from '../enumerations/cancel-reasons.ts';
import { keyFacts } from './key-facts.ts';
import { cents, day, instant } from './money.ts';
import { order } from './order.ts';

/**
 * The events of an order for its owner. `agreed`: accepted the agreement; `collected`: requested the money;
 * `payoutFailed`: the disbursement failed and can be repeated; `carriedOver`: the previous loan's
 * overpayment; `takenBack`: a payment that the lender booked by mistake; `keptForNext`: this loan's
 * overpayment for the next one; `lapsed`: not collected in time.
 */
export const recordEvents = [
  'applied',
  'submitted',
  'approved',
  'rejected',
  'agreed',
  'collected',
  'payoutFailed',
  'disbursed',
  'carriedOver',
  'paymentFailed',
  'paid',
  'takenBack',
  'extended',
  'overdue',
  'paidOff',
  'refunded',
  'keptForNext',
  'cancelled',
  'lapsed',
] as const;
export type RecordEventName = (typeof recordEvents)[number];

/** One event of an order. */
export const recordEvent = z.object({
  event: z.enum(recordEvents),
  /** Time of recording. */
  at: instant,
  /** The effective day: a payment may be reported late. */
  day,
  /** The moved money, if any. */
  amountCents: z.nullable(cents),
  /** M-Pesa's receipt of the money. */
  receipt: z.nullable(z.string()),
  /** The due date, when set or moved. */
  dueOn: z.nullable(day),
  /** The reason of a cancellation. */
  cancelReason: z.nullable(z.enum(cancelReasons)),
});
export type RecordEvent = z.output<typeof recordEvent>;

/** An order with its history. */
export const orderRecord = z.object({
  order,
  /** In chronological order. */
  events: z.array(recordEvent),
  /** The accepted facts; null before. */
  keyFacts: z.nullable(keyFacts),
});
export type OrderRecord = z.output<typeof orderRecord>;
