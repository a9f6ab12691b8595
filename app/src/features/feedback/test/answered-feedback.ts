import type { Feedback } from '@kopa/contract/entities';

/** Feedback that waits for the borrower's answer. */
export const answeredFeedback: Feedback = {
  id: 'F7KQ2MWX94D',
  type: 1,
  description: 'I paid KSh 3,500 on Sunday and the loan still shows the old balance.',
  contact: '712345678',
  appointmentTime: Date.parse('2026-01-19T09:00:00+03:00'),
  receiverAccount: 'Paybill 600000, QK17ABCD12',
  createTime: Date.parse('2026-01-18T10:00:00+03:00'),
  receiptImages: [
    {
      fileId: 'b2b0c1de-4a53-4b52-9d0a-5f4a3a1c7e10',
      mediaType: 'image/png',
      width: 640,
      height: 400,
      address: '/feedback-pictures/b2b0c1de-4a53-4b52-9d0a-5f4a3a1c7e10.1768737600000.signature',
    },
  ],
  reviewStatus: 3,
  resolved: null,
  rating: null,
  redDot: false,
  actions: ['leaveMessage', 'close'],
};
