import type { Answered } from '../call-handler.ts';
import { deskAppealHandlers } from './appeals.ts';
import { deskBorrowerHandlers } from './borrowers.ts';
import { deskCatalogueHandlers } from './catalogue.ts';
import { deskDayEndHandlers } from './day-end.ts';
import { deskFeedbackHandlers } from './feedback.ts';
import { deskIdentityHandlers } from './identity.ts';
import { deskJobHandlers } from './jobs.ts';
import { deskPayoutHandlers } from './payouts.ts';
import { deskLoanHandlers } from './loans.ts';
import { deskNoteHandlers } from './notes.ts';
import { openIdHandlers } from './open-id.ts';
import { ownSessionHandlers } from './own-sessions.ts';
import { deskProofHandlers } from './proofs.ts';
import { deskRecordHandlers } from './record.ts';
import { deskRefundHandlers } from './refunds.ts';
import { secondHandlers } from './second.ts';
import { signInHandlers } from './sign-in.ts';
import { deskSuspenseHandlers } from './suspense.ts';
import { staffHandlers } from './staff.ts';
import { workHandlers } from './work.ts';

/** All answered calls of the desk. */
export const deskHandlers: readonly Answered[] = [
  ...signInHandlers,
  ...openIdHandlers,
  ...ownSessionHandlers,
  ...workHandlers,
  ...deskFeedbackHandlers,
  ...deskIdentityHandlers,
  ...deskProofHandlers,
  ...secondHandlers,
  ...deskSuspenseHandlers,
  ...deskRefundHandlers,
  ...deskAppealHandlers,
  ...deskPayoutHandlers,
  ...deskJobHandlers,
  ...deskBorrowerHandlers,
  ...deskNoteHandlers,
  ...deskLoanHandlers,
  ...deskDayEndHandlers,
  ...deskCatalogueHandlers,
  ...deskRecordHandlers,
  ...staffHandlers,
];
