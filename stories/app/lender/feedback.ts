import { feedbackCanHandle, feedbackNotHandle } from '@kopa/contract/calls/feedback';
import type { Feedback, FeedbackImage, FeedbackMessage } from '@kopa/contract/entities';
import { minutesAgo } from '../phone/clock.ts';
import { answer } from './rules.ts';

const hour = 60;

export const receipt: FeedbackImage = {
  fileId: 'b2b0c1de-4a53-4b52-9d0a-5f4a3a1c7e10',
  mediaType: 'image/jpeg',
  width: 1080,
  height: 2160,
  address: '/feedback-pictures/b2b0c1de',
};

/** Wanjirũ's payment that does not show, sent yesterday evening. */
export const received: Feedback = {
  id: 'F7KQ2MWX94D',
  type: 1,
  createTime: minutesAgo(16 * hour),
  description: 'I paid 2,000 by paybill yesterday. The app still shows 10,748.',
  contact: '712345678',
  appointmentTime: minutesAgo(-26 * hour),
  receiverAccount: 'Paybill 000 123, QK17ABCD12',
  receiptImages: [receipt],
  reviewStatus: 1,
  resolved: null,
  rating: null,
  redDot: false,
  actions: ['edit', 'leaveMessage', 'close'],
};
export const processing: Feedback = { ...received, reviewStatus: 2, actions: ['leaveMessage', 'close'] };
export const needReply: Feedback = { ...processing, reviewStatus: 3 };
export const done: Feedback = { ...received, reviewStatus: 4, resolved: true, actions: ['reopen', 'rate'] };
export const rated: Feedback = { ...done, rating: 4, actions: [] };

export const question: FeedbackMessage = {
  number: 1,
  author: 'platform',
  content:
    'Thank you, Wanjirũ. We see the photo, but the M-Pesa code is cut off. Please send the 10 letters and numbers from the M-Pesa SMS.',
  createTime: minutesAgo(48),
  images: [],
};
export const reply: FeedbackMessage = {
  number: 2,
  author: 'borrower',
  content: 'SKL8Q2XY7P',
  createTime: minutesAgo(30),
  images: [],
};
export const solution: FeedbackMessage = {
  number: 3,
  author: 'platform',
  content: 'Found it. KSh 2,000 now counts for your loan. You owe KSh 8,748.',
  createTime: minutesAgo(5),
  images: [],
};

/** The form's queries to the lender: room for more feedback, and no open feedback of the same type. */
export const room = [
  answer(feedbackCanHandle, { canHandle: true, actions: ['create'] }),
  answer(feedbackNotHandle, { notHandle: false, count: 0, needReply: 0, id: null }),
];
