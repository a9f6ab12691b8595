import { reminderList } from '@kopa/contract/calls/reminders';
import { useQuery } from '@tanstack/react-query';
import { send } from '../lender/client.ts';

/** Beside the other keys, the frame would carry it for every screen. */
export const remindersKey = ['reminders'];

/** The reminders that can be chosen, and the borrower's choice. */
export const useReminders = (enabled = true) =>
  useQuery({ queryKey: remindersKey, queryFn: () => send(reminderList, {}), enabled });
