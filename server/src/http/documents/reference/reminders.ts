import type * as reminders from '@kopa/contract/calls/reminders';
import { times } from './example-borrower.ts';
import type { References } from './reference.ts';

const chosen = {
  reminders: [
    { reminder: 'threeDaysBefore' as const, chosen: true, remindAt: null },
    { reminder: 'dueDay' as const, chosen: true, remindAt: null },
  ],
  chosenAt: times.paid,
};

export const remindersReference: References<typeof reminders> = {
  reminderList: { request: {}, result: chosen, refusals: [] },
  reminderSave: {
    request: { reminders: ['threeDaysBefore', 'dueDay'] },
    result: chosen,
    refusals: [],
  },
};
