import type { Answered } from '../call-handler.ts';
import { appealHandlers } from './appeal.ts';
import { bank } from './bank.ts';
import { catalogue } from './catalogue.ts';
import { consent } from './consent.ts';
import { feedback } from './feedback.ts';
import { lenderHandlers } from './lender.ts';
import { loan } from './loan.ts';
import { myData } from './my-data.ts';
import { offer } from './offer.ts';
import { portal } from './portal.ts';
import { repayExtension } from './repay-extension.ts';
import { repayWaysHandlers } from './repay-ways.ts';
import { reminderHandlers } from './reminders.ts';
import { repay } from './repay.ts';
import { sandboxFeedbackHandlers } from './sandbox-feedback.ts';
import { sandboxPaymentHandlers } from './sandbox-payments.ts';
import { sandboxRepayHandlers } from './sandbox-repay.ts';
import { sandbox } from './sandbox.ts';
import { security } from './security.ts';
import { statement } from './statement.ts';
import { uploadTracking } from './upload-tracking.ts';
import { user } from './user.ts';
import { voucherHandlers } from './voucher.ts';

/** All answered calls. */
export const handlers: readonly Answered[] = [
  ...security,
  ...user,
  ...bank,
  ...catalogue,
  ...lenderHandlers,
  ...loan,
  ...offer,
  ...appealHandlers,
  ...repay,
  ...statement,
  ...repayWaysHandlers,
  ...repayExtension,
  ...voucherHandlers,
  ...portal,
  ...feedback,
  ...consent,
  ...reminderHandlers,
  ...myData,
  ...uploadTracking,
  ...sandbox,
  ...sandboxFeedbackHandlers,
  ...sandboxPaymentHandlers,
  ...sandboxRepayHandlers,
];
