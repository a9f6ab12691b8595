import { instantOf as instantIn } from '@kopa/contract/calendar';
import type { RequestOf } from '@kopa/contract/calls/call';
import type { createFeedback } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { feedbackTypes, type FeedbackType } from '@kopa/contract/enumerations/feedback';
import type { Policy } from '@kopa/contract/policy';
import { contactField, receiverAccountField, writtenText } from '@kopa/contract/sections';
import { across, oneOf, text } from '@kopa/contract/sections/fields';
import * as z from 'zod/mini';
import { dayOf, localTime } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { picturesOf, picturesText, standing } from './kept-pictures.ts';

/** All fields in row order, as texts: the values of form and draft. */
export const emptyFeedback = {
  type: '',
  description: '',
  contact: '',
  receiverAccount: '',
  receiptImages: '',
  /** 'YYYY-MM-DD' in the market. */
  appointmentDay: '',
  /** 'HH:MM' in the market. */
  appointmentClock: '',
};
export type FeedbackForm = typeof emptyFeedback;

/** The types in display order: payments first, other last. */
export const typeCodes: readonly string[] = [
  feedbackTypes.repaidBillNotUpdated,
  feedbackTypes.loanNotReceived,
  feedbackTypes.loanFailure,
  feedbackTypes.wantToRepay,
  feedbackTypes.extendPeriod,
  feedbackTypes.wantToBorrow,
  feedbackTypes.other,
].map(String);

/** The times of calls: each half hour from 8 to 17:30. */
export const clocks: readonly string[] = Array.from(
  { length: 20 },
  (_, half) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

const dayMs = 24 * 3_600_000;

/** The form's schema under a policy. `before` is the earlier requested time, which may have passed. */
export function feedbackSchema(policy: Policy, now: () => number, before: number | null) {
  return z
    .object({
      type: oneOf('feedbackType', typeCodes),
      description: writtenText('description'),
      contact: contactField(policy),
      receiverAccount: receiverAccountField(),
      // Longer than a typed value; parsed by `picturesOf`.
      receiptImages: z.string(),
      appointmentDay: text(),
      appointmentClock: text(),
    })
    .check(
      across((values: FeedbackForm) => ({
        ...appointmentErrors(values, policy, now(), before),
      })),
    );
}

function appointmentErrors(
  { appointmentDay, appointmentClock }: FeedbackForm,
  { feedback }: Policy,
  now: number,
  before: number | null,
): Partial<FeedbackForm> {
  if (appointmentDay === '' && appointmentClock === '') return {};
  if (appointmentDay === '') return { appointmentDay: 'appointmentTime.invalid' };
  if (appointmentClock === '') return { appointmentClock: 'appointmentTime.invalid' };
  const at = instantOf(appointmentDay, appointmentClock);
  if (at === before) return {};
  if (at <= now) return { appointmentClock: 'appointmentTime.past' };
  if (at > now + feedback.appointmentDays * dayMs) return { appointmentDay: 'appointmentTime.late' };
  return {};
}

/** The instant of a day and a time by the clocks of the market, in epoch ms. */
export function instantOf(day: string, clock: string): number {
  return instantIn(day, clock, policy().market);
}

/** The lender's feedback as form values. */
export function savedFeedback(feedback: Feedback): FeedbackForm {
  const { appointmentTime } = feedback;
  return {
    type: String(feedback.type),
    description: feedback.description,
    contact: feedback.contact,
    receiverAccount: feedback.receiverAccount ?? '',
    receiptImages: picturesText(standing(feedback.receiptImages)),
    appointmentDay: appointmentTime === null ? '' : dayOf(appointmentTime),
    appointmentClock: appointmentTime === null ? '' : clockOf(appointmentTime),
  };
}

function clockOf(instant: number): string {
  return new Date(localTime(instant)).toISOString().slice(11, 16);
}

/** The request of a valid form. */
export function requestOf(values: FeedbackForm, now: number): RequestOf<typeof createFeedback> {
  const { type, description, contact, receiverAccount, appointmentDay, appointmentClock } = values;
  return {
    type: Number(type) as FeedbackType,
    description,
    contact,
    receiverAccount,
    receiptImages: picturesOf(values.receiptImages, now).map(({ fileId }) => fileId),
    appointmentTime: appointmentDay === '' ? null : instantOf(appointmentDay, appointmentClock),
  };
}

/**
 * The row of each field in the lender's findings: pictures are numbered, and the time consists of two rows.
 */
export function rowsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, key]) => {
      if (field.startsWith('receiptImages'))
        return ['receiptImages', key === 'file.unknown' ? 'receiptImages.gone' : key];
      return [field === 'appointmentTime' ? 'appointmentDay' : field, key];
    }),
  );
}
