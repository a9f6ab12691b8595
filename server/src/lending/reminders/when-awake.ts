import { addDays, dayOf, instantOf, type Market } from '@kopa/contract';
import { reminderClock } from '@kopa/contract/reminders';

/** When to send a message that nobody waits for: now, or next morning outside the hours of reminders. */
export function whenAwake(at: number, market: Market): number {
  const today = dayOf(at, market);
  if (at < instantOf(today, reminderClock.from, market)) return instantOf(today, reminderClock.from, market);
  if (at < instantOf(today, reminderClock.until, market)) return at;
  return instantOf(addDays(today, 1), reminderClock.from, market);
}

/** Who has paid is awake for so long. */
const awakeMs = 15 * 60_000;

/**
 * When to send the receipt of a payment: at once soon after the payment, and otherwise as `whenAwake`.
 * `paidAt`: null for money that somebody has matched since.
 */
export function whenPaid(at: number, paidAt: number | null, market: Market): number {
  return paidAt !== null && at - paidAt <= awakeMs ? at : whenAwake(at, market);
}
