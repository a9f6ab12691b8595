import * as z from 'zod/mini';
import { cents, day, instant } from './money.ts';

/**
 * The state of an extension. `offered`: not requested yet. `open`: the price is valid until `validUntil`, and
 * the payment is awaited. `extended`: paid, with a later due date. An expired one is refused as
 * orderTimedOut.
 */
export const extensionStates = ['offered', 'open', 'extended'] as const;

/** The price of an extension (S1-25, S3-153), in integer cents. */
export const extension = z.object({
  orderNo: z.string(),
  /** The id after confirmation; null for an offer. */
  payOrderId: z.nullable(z.string()),
  state: z.enum(extensionStates),
  /** Number of days. */
  days: z.int(),
  /** The payment now: the sum of the next four, rounded up to a whole unit. */
  extensionAmount: cents,
  interest: cents,
  penalty: cents,
  fee: cents,
  /** The tax on the fee. */
  GST: cents,
  /** The amount due on the new due date. */
  repayAmount: cents,
  dueDate: day,
  newDueDate: day,
  /** Expiry of the price. */
  validUntil: instant,
  /** Number of extensions, including this one once paid. */
  timesUsed: z.int(),
  /** Maximum number of extensions. */
  timesMost: z.int(),
});
export type Extension = z.output<typeof extension>;

/**
 * The reason against an extension. `none`: the policy has no extensions; `usedUp`: the maximum is reached;
 * `capped`: the total charges would exceed the principal; `onlyCharges`: the principal is paid.
 */
export const noExtensionReasons = ['none', 'usedUp', 'capped', 'onlyCharges', 'writtenOff'] as const;

/** The data of the refusal extensionUnavailable. */
export const noExtension = z.object({
  why: z.enum(noExtensionReasons),
  timesUsed: z.int(),
  timesMost: z.int(),
});
export type NoExtension = z.output<typeof noExtension>;
