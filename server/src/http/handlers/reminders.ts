import { reminderList, reminderSave } from '@kopa/contract/calls/reminders';
import { keepReminders, remindersOf } from '../../lending/reminders/reminders.ts';
import { on, type Answered } from '../call-handler.ts';

export const reminderHandlers: readonly Answered[] = [
  on(reminderList)(async (_, { lender, borrower, at, read }) =>
    read((db) => remindersOf(db, borrower().id, at, lender.policy)),
  ),

  on(reminderSave)(async ({ reminders }, { lender, borrower, at, change }) => {
    const { id } = borrower();
    return change(async (tx) => {
      await keepReminders(tx, id, reminders, at, lender.policy);
      return remindersOf(tx, id, at, lender.policy);
    });
  }),
];
