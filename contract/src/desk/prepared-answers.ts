import { feedbackTypes, type FeedbackType } from '../enumerations/feedback.ts';

const { repaidBillNotUpdated, extendPeriod, loanFailure, wantToBorrow, wantToRepay, loanNotReceived } =
  feedbackTypes;

/** What a prepared answer takes from the case: nothing, the newest order, or a loan with a balance. */
type Needs = 'nothing' | 'order' | 'loan';

/**
 * The prepared answers to feedback in the order of the list, with the topics that they fit and what they need
 * from the case. The texts are in `locales/<language>/deskAnswers.json`.
 */
export const preparedAnswers = {
  askReceipt: { needs: 'nothing', topics: [repaidBillNotUpdated, wantToRepay] },
  paymentFound: { needs: 'loan', topics: [repaidBillNotUpdated] },
  paymentNotHere: { needs: 'order', topics: [repaidBillNotUpdated] },
  whatIsOwed: { needs: 'loan', topics: [wantToRepay, extendPeriod] },
  howToPay: { needs: 'loan', topics: [wantToRepay] },
  payInParts: { needs: 'loan', topics: [extendPeriod, wantToRepay] },
  moneyAsked: { needs: 'order', topics: [loanNotReceived] },
  whyRejected: { needs: 'order', topics: [loanFailure] },
  howToApply: { needs: 'nothing', topics: [wantToBorrow] },
  weLook: { needs: 'nothing', topics: [] },
} as const satisfies Record<string, { needs: Needs; topics: readonly FeedbackType[] }>;
export type PreparedAnswerId = keyof typeof preparedAnswers;
export const preparedAnswerIds = Object.keys(preparedAnswers) as [PreparedAnswerId, ...PreparedAnswerId[]];
