import * as z from 'zod/mini';
import { instant } from '../entities/index.ts';
import { reminders } from '../reminders.ts';
import { call } from './call.ts';

/** Reminders of the due day by text message: off until the borrower chooses some. */
const result = z.object({
  /** The reminders that can be chosen; none where the lender sends none. */
  reminders: z.array(
    z.object({
      reminder: z.enum(reminders),
      chosen: z.boolean(),
      /** The time of the message about the running loan; null without a loan, or when the time is over. */
      remindAt: z.nullable(instant),
    }),
  ),
  /** Time of the current choice; null before the first one. */
  chosenAt: z.nullable(instant),
});

export const reminderList = call({
  method: 'GET',
  path: '/user/reminders',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary: 'Which reminders of the due day the borrower can choose, has chosen, and when each is sent.',
  request: z.object({}),
  result,
});

export const reminderSave = call({
  method: 'POST',
  path: '/user/reminders/save',
  auth: 'session',
  encoding: 'json',
  extension: true,
  changes: true,
  summary:
    'Chooses the reminders, in place of the earlier choice; an empty list ends all of them. The choice is a consent, kept with its time.',
  request: z.object({
    reminders: z
      .array(z.enum(reminders, { error: 'value.invalid' }), { error: 'value.invalid' })
      .check(z.maxLength(reminders.length, 'value.invalid')),
  }),
  result,
});
