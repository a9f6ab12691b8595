import type { CallName, calls } from '@kopa/contract/calls';
import { appealReference, sandboxAppealReference } from './appeal.ts';
import { bankReference } from './bank.ts';
import { catalogueReference } from './catalogue.ts';
import { consentReference } from './consent.ts';
import { feedbackReference, sandboxFeedbackReference } from './feedback.ts';
import { lenderReference } from './lender.ts';
import { loanReference } from './loan.ts';
import { marketReference } from './market.ts';
import { myDataReference } from './my-data.ts';
import { portalReference, sandboxRepayReference, voucherReference } from './proof-and-portal.ts';
import type { Reference } from './reference.ts';
import { remindersReference } from './reminders.ts';
import { repayExtensionReference, repayWaysReference } from './repay-ways.ts';
import { repayReference } from './repay.ts';
import { sandboxReference } from './sandbox.ts';
import { numberQuestionsReference, securityReference, sessionsReference } from './security.ts';
import { statementReference } from './statement.ts';
import { uploadTrackingReference } from './upload-tracking.ts';
import { userReference } from './user.ts';

/**
 * The reference of every call by the call's name. Not for the app: examples are no part of what a borrower
 * downloads.
 */
export const reference: { readonly [Name in CallName]: Reference<(typeof calls)[Name]> } = {
  ...securityReference,
  ...numberQuestionsReference,
  ...sessionsReference,
  ...userReference,
  ...bankReference,
  ...loanReference,
  ...appealReference,
  ...repayReference,
  ...statementReference,
  ...repayWaysReference,
  ...repayExtensionReference,
  ...voucherReference,
  ...portalReference,
  ...marketReference,
  ...catalogueReference,
  ...lenderReference,
  ...feedbackReference,
  ...consentReference,
  ...remindersReference,
  ...myDataReference,
  ...uploadTrackingReference,
  ...sandboxReference,
  ...sandboxRepayReference,
  ...sandboxFeedbackReference,
  ...sandboxAppealReference,
};
