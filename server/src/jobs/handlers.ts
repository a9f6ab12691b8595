import { productChangeJobs } from '../lending/catalogue/product-changes.ts';
import { smsJobs } from '../lending/accounts/tell-borrower.ts';
import { decisionJobs } from '../lending/decision/decide.ts';
import { refundJobs } from '../lending/disbursement/refund.ts';
import { payoutJobs } from '../lending/disbursement/send.ts';
import { readingJobs } from '../lending/identity/read-sides.ts';
import { identityJobs } from '../lending/identity/provider-answer.ts';
import { photoJobs } from '../lending/identity/photo-retention.ts';
import { feedbackPictureJobs } from '../lending/feedback/feedback-files.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import { accrualJobs } from '../lending/ledger/accrual.ts';
import { collectJobs } from '../lending/offer/collect.ts';
import { erasureJobs } from '../lending/my-data/erasure.ts';
import { reminderJobs } from '../lending/reminders/remind.ts';
import { repaymentJobs } from '../lending/repayment/check.ts';
import { paybillJobs } from '../lending/repayment/pull.ts';
import { reversalJobs } from '../lending/repayment/reverse.ts';
import { voucherJobs } from '../lending/repayment/vouchers/voucher-images.ts';
import { sealingJobs } from '../lending/seal-payers.ts';
import { uploadJobs } from '../lending/uploads/uploads.ts';
import { simulatorJobs } from '../ports/payments/simulator/deliver.ts';
import { forgettingJobs } from './forget.ts';

/** The handlers by kind of job. */
export const jobHandlers: JobHandlers = {
  ...decisionJobs,
  ...productChangeJobs,
  ...readingJobs,
  ...identityJobs,
  ...photoJobs,
  ...collectJobs,
  ...smsJobs,
  ...payoutJobs,
  ...refundJobs,
  ...repaymentJobs,
  ...paybillJobs,
  ...reversalJobs,
  ...voucherJobs,
  ...uploadJobs,
  ...accrualJobs,
  ...reminderJobs,
  ...feedbackPictureJobs,
  ...erasureJobs,
  ...forgettingJobs,
  ...sealingJobs,
  ...simulatorJobs,
};
