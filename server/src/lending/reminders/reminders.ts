import { instantOf, type Policy } from '@kopa/contract';
import type { reminderList } from '@kopa/contract/calls/reminders';
import type { ResultOf } from '@kopa/contract/calls/call';
import { reminderClock, reminderDay, reminders, type Reminder } from '@kopa/contract/reminders';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { reminderChoices } from '../../storage/schema/index.ts';
import { lockBorrower } from '../accounts/users.ts';
import { CallError } from '../call-error.ts';
import { runningSteps } from '../ledger/accrue-page.ts';
import { latestOrderOf } from '../orders/find-order.ts';
import { latestSections } from '../sections/saved-sections.ts';

/** The reminders that a borrower can choose, with the choice and the times for the running loan. */
export async function remindersOf(
  db: Database | Transaction,
  userId: string,
  at: number,
  { market, reminders: offered }: Policy,
): Promise<ResultOf<typeof reminderList>> {
  const current = await currentChoice(db, userId);
  const chosenAt = current?.at ?? null;
  if (!offered) return { reminders: [], chosenAt };
  const order = await latestOrderOf(db, userId);
  const { sections } = await latestSections(db, userId);
  const loan = order && runningSteps.includes(order.step) ? order : null;
  const timeOf = (reminder: Reminder) => {
    if (!loan?.disbursedOn || !loan.dueOn) return null;
    const { disbursedOn, dueOn } = loan;
    const day = reminderDay(reminder, { disbursedOn, dueOn }, sections.additional);
    const time = day && instantOf(day, reminderClock.from, market);
    return time && time > at ? time : null;
  };
  const rows = reminders.map((reminder) => ({
    reminder,
    chosen: current?.reminders.includes(reminder) ?? false,
    remindAt: timeOf(reminder),
  }));
  return {
    // A payday is offered only where one is known before the due day.
    reminders: rows.filter(
      ({ reminder, chosen, remindAt }) => reminder !== 'payday' || chosen || remindAt !== null,
    ),
    chosenAt,
  };
}

/**
 * Replaces a borrower's choice; the earlier one stays on record with its end. The same choice again changes
 * nothing. Throws `invalidInput` for a choice where the lender sends none; a withdrawal is always taken.
 */
export async function keepReminders(
  tx: Transaction,
  userId: string,
  chosen: readonly Reminder[],
  at: number,
  { reminders: offered }: Policy,
): Promise<void> {
  if (!offered && chosen.length > 0)
    throw new CallError('invalidInput', { fields: { reminders: 'value.invalid' } });
  await lockBorrower(tx, userId);
  const wanted = reminders.filter((reminder) => chosen.includes(reminder));
  const current = await currentChoice(tx, userId);
  if (String(current?.reminders ?? []) === String(wanted)) return;
  if (current)
    await tx.update(reminderChoices).set({ endedAt: at }).where(eq(reminderChoices.id, current.id));
  await tx.insert(reminderChoices).values({ userId, reminders: wanted, at });
}

/** All choices of a borrower, in the order of their times. */
export function choicesOf(db: Database | Transaction, userId: string) {
  return db
    .select({
      reminders: reminderChoices.reminders,
      at: reminderChoices.at,
      endedAt: reminderChoices.endedAt,
    })
    .from(reminderChoices)
    .where(eq(reminderChoices.userId, userId))
    .orderBy(asc(reminderChoices.id));
}

async function currentChoice(db: Database | Transaction, userId: string) {
  const [row] = await db
    .select()
    .from(reminderChoices)
    .where(and(eq(reminderChoices.userId, userId), isNull(reminderChoices.endedAt)));
  return row;
}
