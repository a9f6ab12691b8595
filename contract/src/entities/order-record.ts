import * as z from 'zod/mini';
import { cancelReasons } from '../enumerations/cancel-reasons.ts';
import { keyFacts } from './key-facts.ts';
import { cents, day, instant } from './money.ts';
import { order } from './order.ts';

/**
 * What can happen to an order that its owner is told of. `agreed`: to the agreement; `collected`: the money was asked for;
 * `payoutFailed`: it could not be sent and waits again; `carriedOver`: what was paid too much on the loan before;
 * `keptForNext`: what was paid too much on this one and waits for the next; `lapsed`: it was not collected in time.
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
  'extended',
  'overdue',
  'paidOff',
  'refunded',
  'keptForNext',
  'cancelled',
  'lapsed',
] as const;
export type RecordEventName = (typeof recordEvents)[number];

/** One thing that happened to an order. */
export const recordEvent = z.object({
  event: z.enum(recordEvents),
  /** When the lender took it down. */
  at: instant,
  /** The day it counts for: a payment can be told late. */
  day,
  /** The money that moved, if any. */
  amountCents: z.nullable(cents),
  /** What M-Pesa calls that money. */
  receipt: z.nullable(z.string()),
  /** The day until which everything is owed, where that is set or moves. */
  dueOn: z.nullable(day),
  /** Why it was cancelled. */
  cancelReason: z.nullable(z.enum(cancelReasons)),
});
export type RecordEvent = z.output<typeof recordEvent>;

/** An order with everything that happened to it. */
export const orderRecord = z.object({
  order,
  /** In the order in which it happened. */
  events: z.array(recordEvent),
  /** As they were agreed to; null before. */
  keyFacts: z.nullable(keyFacts),
});
export type OrderRecord = z.output<typeof orderRecord>;
