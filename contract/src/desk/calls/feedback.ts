import * as z from 'zod/mini';
import { writtenText } from '../../sections/feedback.ts';
import { deskFeedback, deskThread, preparedAnswer } from '../entities.ts';
import { preparedAnswerIds } from '../prepared-answers.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId } from './fields.ts';
import { page } from './page.ts';

export const deskFeedbackQueue = deskReads({
  path: '/desk/feedback',
  auth: 'staff',
  right: { area: 'feedback', may: 'read' },
  summary:
    'Feedback by whose turn it is: ours by promise, the others newest first; with the numbers of each.',
  request: z.object({
    turn: z._default(z.enum(['ours', 'theirs', 'done'], { error: 'value.invalid' }), 'ours'),
    ...page.shape,
  }),
  result: z.object({
    items: z.array(deskFeedback),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ ours: z.int(), theirs: z.int(), late: z.int() }),
  }),
});

export const deskFeedbackThread = deskReads({
  path: '/desk/feedback/thread',
  auth: 'staff',
  right: { area: 'feedback', may: 'read' },
  summary: "One feedback with its whole board and the borrower's loan, of one moment.",
  request: z.object({ id: itemId }),
  result: deskThread,
});

export const deskPreparedAnswers = deskReads({
  path: '/desk/feedback/prepared',
  auth: 'staff',
  right: { area: 'feedback', may: 'read' },
  summary:
    "The prepared answers that fit a feedback, filled in from the case: those of its topic first. Each is in the borrower's language, and in the reader's if that is another one.",
  request: z.object({ id: itemId }),
  result: z.object({ answers: z.array(preparedAnswer) }),
});

export const deskFeedbackAct = deskChanges({
  path: '/desk/feedback/act',
  auth: 'staff',
  right: { area: 'feedback', may: 'act' },
  summary:
    'Answers, asks back, or closes. Takes the item if it is free. Refused when the borrower has written since the message `seen`: `changedMeanwhile` with the thread.',
  request: z.object({
    id: itemId,
    act: z.enum(['answered', 'askedBack', 'settled'], { error: 'value.invalid' }),
    content: z.optional(writtenText('content')),
    /** For `settled`: whether the matter is resolved. Default: yes. */
    resolved: z._default(z.boolean({ error: 'value.invalid' }), true),
    /** The prepared answers that the text began with, for the record. */
    prepared: z.optional(
      z
        .array(z.enum(preparedAnswerIds, { error: 'value.invalid' }), { error: 'value.invalid' })
        .check(z.maxLength(preparedAnswerIds.length, 'value.invalid')),
    ),
    /** The number of the newest message that was read; 0: only the feedback itself. */
    seen: z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid')),
  }),
  result: deskThread,
});
