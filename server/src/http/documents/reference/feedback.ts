import { dayMs } from '@kopa/contract/calendar';
import type * as feedbackCalls from '@kopa/contract/calls/feedback';
import type * as sandboxFeedbackCalls from '@kopa/contract/calls/sandbox-feedback';
import type { Feedback, FeedbackImage, FeedbackMessage } from '@kopa/contract/entities/feedback';
import { mobile, photo, times } from './example-borrower.ts';
import type { References } from './reference.ts';

const hour = 3_600_000;
const id = 'F7KQ2MWX94D';
const content = 'Please send a picture of the M-Pesa message.';

const image: FeedbackImage = {
  fileId: 'b2b0c1de-4a53-4b52-9d0a-5f4a3a1c7e10',
  mediaType: 'image/jpeg',
  width: 640,
  height: 400,
  address:
    '/feedback-pictures/b2b0c1de-4a53-4b52-9d0a-5f4a3a1c7e10.1768737600000.Wm0xq3vTzX0c1YbR5nKe7WmAa2DfHs9LpGo4ViQxBt6',
};

/** The values of the form. */
const filledIn = {
  type: 1,
  description: 'I paid KSh 3,500 on Sunday and the loan still shows the old balance.',
  contact: '0712 345 678',
  appointmentTime: times.paid + dayMs,
  receiverAccount: 'Paybill 600000, QK17ABCD12',
  receiptImages: [image.fileId],
} as const;

const received: Feedback = {
  id,
  ...filledIn,
  contact: mobile,
  createTime: times.paid + hour,
  receiptImages: [image],
  reviewStatus: 1,
  resolved: null,
  rating: null,
  redDot: false,
  actions: ['edit', 'leaveMessage', 'close'],
};
const processing: Feedback = { ...received, reviewStatus: 2, actions: ['leaveMessage', 'close'] };
const needReply: Feedback = { ...processing, reviewStatus: 3 };
const done: Feedback = { ...received, reviewStatus: 4, resolved: true, actions: ['reopen', 'rate'] };

const question: FeedbackMessage = {
  number: 1,
  author: 'platform',
  content,
  createTime: times.paid + 2 * hour,
  images: [],
};
const reply: FeedbackMessage = {
  number: 2,
  author: 'borrower',
  content: 'Here it is.',
  createTime: times.paid + 3 * hour,
  images: [image],
};
const pictureRefusals = ['notAPhoto', 'photoIncomplete', 'feedbackTooMuch'] as const;

export const feedbackReference: References<typeof feedbackCalls> = {
  feedbackNotHandle: {
    request: { type: 1 },
    result: { notHandle: true, count: 1, needReply: 1, id },
    refusals: [],
  },
  feedbackRedDot: { request: {}, result: { redDot: true, count: 1 }, refusals: [] },
  feedbackDetail: {
    request: { id },
    result: { feedback: needReply, messageList: [question], nextCursor: null },
    refusals: ['feedbackNotFound'],
  },
  feedbackCanHandle: {
    request: { id },
    result: { canHandle: true, actions: ['leaveMessage', 'close'] },
    refusals: ['feedbackNotFound'],
  },
  feedbackQuestions: {
    request: {},
    result: {
      questions: [
        {
          code: 'twoLoans',
          question: 'Can I have two loans at a time?',
          answer: 'No. When the first one is paid back you can apply for the next.',
        },
      ],
    },
    refusals: [],
  },
  feedbackList: {
    request: { status: 3, cursor: null, limit: 20 },
    result: { feedbackList: [{ ...needReply, redDot: true }], nextCursor: null },
    refusals: ['feedbackNotFound'],
  },
  createFeedback: {
    request: { ...filledIn, receiptImages: [image.fileId] },
    result: { feedback: received },
    refusals: ['feedbackTooManyOpen', 'feedbackTooMuch'],
  },
  editFeedback: {
    request: { id, ...filledIn, receiptImages: [image.fileId] },
    result: { feedback: received },
    refusals: ['feedbackNotFound', 'feedbackAnswered'],
  },
  leaveFeedbackMessage: {
    request: { id, content: reply.content, images: [image.fileId] },
    result: { feedback: processing, message: reply },
    refusals: ['feedbackNotFound', 'feedbackOutOfTurn', 'feedbackTooMuch'],
  },
  feedbackMessages: {
    request: { id, cursor: null, limit: 20 },
    result: { messageList: [question, reply], nextCursor: null },
    refusals: ['feedbackNotFound'],
  },
  updateFeedbackStatus: {
    request: { id, status: 4, resolved: true },
    result: { feedback: done },
    refusals: ['feedbackNotFound', 'feedbackOutOfTurn', 'feedbackRated', 'feedbackTooManyOpen'],
  },
  rateFeedback: {
    request: { id, rating: 5 },
    result: { feedback: { ...done, rating: 5, actions: [] } },
    refusals: ['feedbackNotFound', 'feedbackOutOfTurn', 'feedbackRated'],
  },
  uploadFeedbackCredential: {
    request: { file: photo('receipt.png') },
    result: { image },
    refusals: pictureRefusals,
  },
  uploadFeedbackFile: {
    request: { file: photo('message.png') },
    result: { image },
    refusals: pictureRefusals,
  },
};

const supportRefusals = ['feedbackNotFound', 'feedbackOutOfTurn'] as const;

export const sandboxFeedbackReference: References<typeof sandboxFeedbackCalls> = {
  sandboxFeedbackList: { request: {}, result: { feedbackList: [received] }, refusals: [] },
  sandboxFeedbackAnswer: {
    request: { id, content },
    result: { feedback: { ...processing, redDot: true }, message: question },
    refusals: supportRefusals,
  },
  sandboxFeedbackAsk: {
    request: { id, content },
    result: { feedback: { ...needReply, redDot: true }, message: question },
    refusals: supportRefusals,
  },
  sandboxFeedbackClose: {
    request: { id, resolved: true },
    result: { feedback: { ...done, redDot: true }, message: null },
    refusals: supportRefusals,
  },
};
