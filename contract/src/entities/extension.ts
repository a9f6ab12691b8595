import * as z from 'zod/mini';
import { cents, day, instant } from './money.ts';

/**
 * How an extension stands. `offered`: nobody asked for it yet. `open`: its price holds until `validUntil`, and its payment is
 * waited for. `extended`: it was paid, and the loan is due later. One whose time is over is refused as orderTimedOut.
 */
export const extensionStates = ['offered', 'open', 'extended'] as const;

/** What extending a loan costs (S1-25, S3-153), in integer cents. */
export const extension = z.object({
  orderNo: z.string(),
  /** Names it once it was confirmed; null while it is only offered. */
  payOrderId: z.nullable(z.string()),
  state: z.enum(extensionStates),
  /** By how many days. */
  days: z.int(),
  /** What is paid now: the next four together, up to a whole shilling. */
  extensionAmount: cents,
  interest: cents,
  penalty: cents,
  fee: cents,
  /** The tax on the fee. */
  GST: cents,
  /** What is then owed on the new due day. */
  repayAmount: cents,
  dueDate: day,
  newDueDate: day,
  /** Until when the price holds. */
  validUntil: instant,
  /** How often the loan has been extended, this one included once it is. */
  timesUsed: z.int(),
  /** How often it can be. */
  timesMost: z.int(),
});
export type Extension = z.output<typeof extension>;

/**
 * Why a loan cannot be extended. `none`: there are no extensions; `usedUp`: it was extended as often as it may be; `capped`: all
 * that was ever charged would pass the principal; `onlyCharges`: the principal is paid back.
 */
export const noExtensionReasons = ['none', 'usedUp', 'capped', 'onlyCharges'] as const;

/** What the refusal extensionUnavailable says besides. */
export const noExtension = z.object({
  why: z.enum(noExtensionReasons),
  timesUsed: z.int(),
  timesMost: z.int(),
});
export type NoExtension = z.output<typeof noExtension>;
