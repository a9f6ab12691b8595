/** The types of feedback (S3-130 to S3-136). */
export const feedbackTypes = {
  repaidBillNotUpdated: 1,
  extendPeriod: 2,
  other: 3,
  loanFailure: 4,
  wantToBorrow: 5,
  wantToRepay: 6,
  loanNotReceived: 7,
} as const;
export type FeedbackType = (typeof feedbackTypes)[keyof typeof feedbackTypes];

/**
 * The states of feedback (S3-137 to S3-140). The first two both read "platform processing": `received` is
 * unread and may be edited, `processing` has been taken up. `needReply` is the borrower's turn.
 */
export const feedbackStatuses = { received: 1, processing: 2, needReply: 3, done: 4 } as const;
export type FeedbackStatus = (typeof feedbackStatuses)[keyof typeof feedbackStatuses];

/** The authors on the message board. Staff are unnamed. */
export const feedbackAuthors = ['borrower', 'platform'] as const;
export type FeedbackAuthor = (typeof feedbackAuthors)[number];

/** A borrower's actions on their own feedback. */
export const feedbackActions = ['edit', 'leaveMessage', 'close', 'reopen', 'rate'] as const;
export type FeedbackAction = (typeof feedbackActions)[number];
