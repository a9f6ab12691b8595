import { addDays, type Day } from './calendar.ts';
import { paydayBefore } from './payday.ts';

/** The days on which a borrower can be reminded of a payment, in display order. */
export const reminders = ['threeDaysBefore', 'payday', 'dueDay', 'dayAfter'] as const;
export type Reminder = (typeof reminders)[number];

/** Reminders are sent from this time of the market's day, and until the other. */
export const reminderClock = { from: '09:00', until: '20:00' } as const;

/** A running loan as far as the reminders need it: the days of disbursement and of payment. */
export interface RemindedLoan {
  disbursedOn: Day;
  dueOn: Day;
}

/**
 * The day of a reminder for a loan; `null` when the loan has none: no payday is known in the saved additional
 * section, or the day is not after the disbursement.
 */
export function reminderDay(
  reminder: Reminder,
  { disbursedOn, dueOn }: RemindedLoan,
  saved: Readonly<Record<string, string>> | null | undefined,
): Day | null {
  if (reminder === 'dueDay') return dueOn;
  if (reminder === 'dayAfter') return addDays(dueOn, 1);
  const day = reminder === 'payday' ? paydayBefore(saved, disbursedOn, dueOn) : addDays(dueOn, -3);
  return day !== null && day > disbursedOn ? day : null;
}
