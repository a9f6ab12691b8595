import * as z from 'zod/mini';
import { feedback, feedbackBoard, feedbackImage, feedbackMessage } from '../entities/feedback.ts';
import { feedbackActions, feedbackStatuses, feedbackTypes } from '../enumerations/feedback.ts';
import type { Policy } from '../policy/policy.ts';
import { contactField, imageIds, receiverAccountField, writtenText } from '../sections/feedback.ts';
import { call } from './call.ts';
import { withPhoto } from './sent-photo.ts';

/** Feedback to customer service (S1-27, S1-28): borrowers' requests, their message board and their rating. */

const id = z
  .string({ error: 'feedbackId.required' })
  .check(z.refine((value) => value !== '', { error: 'feedbackId.required' }));
const type = z.enum(feedbackTypes, { error: 'feedbackType.required' });
const limit = z._default(
  z.int({ error: 'value.invalid' }).check(z.gte(1, 'value.invalid'), z.lte(50, 'value.invalid')),
  20,
);

/** The borrower's input. */
const filledIn = {
  type,
  description: writtenText('description'),
  contact: z.string({ error: 'contact.required' }),
  /** Epoch milliseconds, in the future. */
  appointmentTime: z.optional(z.nullable(z.int({ error: 'appointmentTime.invalid' }))),
  receiverAccount: receiverAccountField(),
  /** The `fileId`s of `/feedback/upload/credential`. */
  receiptImages: imageIds('receiptImages'),
};
const fieldsUnder = (policy: Policy) => ({ contact: contactField(policy) });

export const feedbackNotHandle = call({
  method: 'GET',
  path: '/feedback/check/notHandle',
  auth: 'session',
  encoding: 'query',
  summary:
    'Whether feedback of the borrower is not done yet, of one type or of any: how much, how much of it waits for the borrower, and the newest.',
  request: z.object({ type: z.optional(type) }),
  result: z.object({
    notHandle: z.boolean(),
    count: z.int(),
    needReply: z.int(),
    /** Refers to existing feedback in place of a duplicate. */
    id: z.nullable(z.string()),
  }),
});

export const feedbackRedDot = call({
  method: 'GET',
  path: '/feedback/red-dot-marker',
  auth: 'session',
  encoding: 'query',
  summary: 'Whether the platform did something that the borrower has not seen, and in how much feedback.',
  request: z.object({}),
  result: z.object({ redDot: z.boolean(), count: z.int() }),
});

export const feedbackDetail = call({
  method: 'GET',
  path: '/feedback/detail',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'One feedback with the newest page of its message board. Its red dot goes out.',
  request: z.object({ id }),
  result: z.object({ feedback, ...feedbackBoard.shape }),
});

export const feedbackCanHandle = call({
  method: 'GET',
  path: '/feedback/check/canHandle',
  auth: 'session',
  encoding: 'query',
  summary: 'What the borrower can do with one feedback now; without `id`, whether another one can be sent.',
  request: z.object({ id: z.optional(id) }),
  result: z.object({
    canHandle: z.boolean(),
    actions: z.array(z.enum(['create', ...feedbackActions])),
  }),
});

export const feedbackQuestions = call({
  method: 'GET',
  path: '/feedback/list/question_answer',
  auth: 'optional',
  encoding: 'query',
  summary:
    "What is often asked, with answers in the request's language that say what the lender's policy says, and the terms of the borrower's open order.",
  request: z.object({}),
  result: z.object({
    questions: z.array(z.object({ code: z.string(), question: z.string(), answer: z.string() })),
  }),
});

export const feedbackList = call({
  method: 'POST',
  path: '/feedback/list/feedback',
  auth: 'session',
  encoding: 'json',
  summary: "The borrower's feedback, newest first, page by page; of one status or of all.",
  request: z.object({
    status: z.optional(z.enum(feedbackStatuses, { error: 'feedbackStatus.invalid' })),
    /** The `nextCursor` of the previous page. */
    cursor: z.optional(z.nullable(z.string({ error: 'value.invalid' }))),
    limit,
  }),
  result: z.object({ feedbackList: z.array(feedback), nextCursor: z.nullable(z.string()) }),
});

export const createFeedback = call({
  method: 'POST',
  path: '/feedback/create',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Sends feedback. The same again, while it is open, is the one that there is.',
  request: z.object(filledIn),
  fieldsUnder,
  result: z.object({ feedback }),
});

export const editFeedback = call({
  method: 'POST',
  path: '/feedback/edit',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Changes feedback that nobody has answered yet. A picture that is not named any more goes.',
  request: z.object({ id, ...filledIn }),
  fieldsUnder,
  result: z.object({ feedback }),
});

export const leaveFeedbackMessage = call({
  method: 'POST',
  path: '/feedback/add/leaveMsg',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Writes on the message board. Where the borrower was to reply, it is the platform’s turn again.',
  request: z.object({
    id,
    content: writtenText('content'),
    /** The `fileId`s of `/feedback/uploadFile`. */
    images: imageIds('images'),
  }),
  result: z.object({ feedback, message: feedbackMessage }),
});

export const feedbackMessages = call({
  method: 'POST',
  path: '/feedback/list/leave-message',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'The message board page by page, from the newest page back. The red dot goes out as far as it is read.',
  request: z.object({
    id,
    /** The `nextCursor` of the following page. */
    cursor: z.optional(z.nullable(z.int({ error: 'value.invalid' }))),
    limit,
  }),
  result: feedbackBoard,
});

export const updateFeedbackStatus = call({
  method: 'POST',
  path: '/feedback/update/status',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'The borrower closes feedback (status 4), resolved or not, or reopens one that is done and not rated (status 2).',
  request: z.object({
    id,
    status: z.literal([feedbackStatuses.processing, feedbackStatuses.done], {
      error: 'feedbackStatus.invalid',
    }),
    /** Stated with status 4. */
    resolved: z.optional(z.boolean({ error: 'value.invalid' })),
  }),
  result: z.object({ feedback }),
});

export const rateFeedback = call({
  method: 'POST',
  path: '/feedback/submit-rating',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Rates what came of feedback that is done, once.',
  request: z.object({
    id,
    rating: z.int({ error: 'rating.invalid' }).check(z.gte(1, 'rating.invalid'), z.lte(5, 'rating.invalid')),
  }),
  result: z.object({ feedback }),
});

const picture = withPhoto({});
const pictureTaken = z.object({ image: feedbackImage });

export const uploadFeedbackCredential = call({
  method: 'POST',
  path: '/feedback/upload/credential',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary:
    'A picture of a receipt for feedback: JPEG, PNG or WebP of at most 20 MB. It is kept for a day unless feedback names it.',
  request: picture,
  result: pictureTaken,
});

export const uploadFeedbackFile = call({
  method: 'POST',
  path: '/feedback/uploadFile',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary: 'A picture for a message. As that of a receipt.',
  request: picture,
  result: pictureTaken,
});
