import * as additionInfo from './addition-info.ts';
import * as appeal from './appeal.ts';
import * as bank from './bank.ts';
import * as basicInfo from './basic-info.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as consent from './consent.ts';
import * as feedback from './feedback.ts';
import * as lender from './lender.ts';
import * as loan from './loan.ts';
import * as market from './market.ts';
import * as myData from './my-data.ts';
import * as numberQuestions from './number-questions.ts';
import * as olderForms from './older-forms.ts';
import * as orderList from './order-list.ts';
import * as orderRecord from './order-record.ts';
import * as portal from './portal.ts';
import * as repayExtension from './repay-extension.ts';
import * as repayWays from './repay-ways.ts';
import * as reminders from './reminders.ts';
import * as repay from './repay.ts';
import * as sandboxRepay from './sandbox-repay.ts';
import * as sandbox from './sandbox.ts';
import * as sandboxAppeal from './sandbox-appeal.ts';
import * as sandboxFeedback from './sandbox-feedback.ts';
import * as statement from './statement.ts';
import * as security from './security.ts';
import * as sessions from './sessions.ts';
import * as uploadTracking from './upload-tracking.ts';
import * as user from './user.ts';
import * as voucher from './voucher.ts';

/** All calls by name, for the server and the tests; the app imports single calls from their own files. */
export const calls = {
  ...security,
  ...numberQuestions,
  ...sessions,
  ...basicInfo,
  ...additionInfo,
  ...user,
  ...olderForms,
  ...bank,
  ...loan,
  ...orderList,
  ...orderRecord,
  ...appeal,
  ...reminders,
  ...repay,
  ...repayWays,
  ...repayExtension,
  ...voucher,
  ...statement,
  ...portal,
  ...market,
  ...catalogue,
  ...lender,
  ...feedback,
  ...consent,
  ...myData,
  ...uploadTracking,
  ...sandbox,
  ...sandboxFeedback,
  ...sandboxAppeal,
  ...sandboxRepay,
} satisfies Record<string, Call>;
export type CallName = keyof typeof calls;
