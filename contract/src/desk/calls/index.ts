import type { DeskCall } from './desk-call.ts';
import * as appeals from './appeals.ts';
import * as borrowers from './borrowers.ts';
import * as catalogue from './catalogue.ts';
import * as dayEnd from './day-end.ts';
import * as feedback from './feedback.ts';
import * as identity from './identity.ts';
import * as jobs from './jobs.ts';
import * as openId from './open-id.ts';
import * as ownSessions from './own-sessions.ts';
import * as payouts from './payouts.ts';
import * as loans from './loans.ts';
import * as notes from './notes.ts';
import * as proofs from './proofs.ts';
import { deskRecord, deskRecordCheck, deskRecordCsv } from './record.ts';
import {
  deskAcceptWithPasskey,
  deskAcceptWithPassword,
  deskInvitation,
  deskPasskeyChallenge,
  deskSignInWithPasskey,
  deskSignInWithPassword,
  deskSignOut,
  deskStart,
} from './sign-in.ts';
import { deskEndStaff, deskInvite, deskInviteAgain, deskStaff } from './staff.ts';
import { deskRefundAct, deskRefunds } from './refunds.ts';
import * as second from './second.ts';
import * as suspense from './suspense.ts';
import * as work from './work.ts';

/** All calls of the desk by name. None is a borrower's call, and no borrower's call is one of these. */
export const deskCalls = {
  deskStart,
  deskInvitation,
  deskAcceptWithPassword,
  deskAcceptWithPasskey,
  deskSignInWithPassword,
  deskPasskeyChallenge,
  deskSignInWithPasskey,
  deskSignOut,
  ...openId,
  ...ownSessions,
  ...work,
  ...identity,
  ...feedback,
  ...proofs,
  ...second,
  ...suspense,
  deskRefunds,
  deskRefundAct,
  ...appeals,
  ...payouts,
  ...jobs,
  ...borrowers,
  ...notes,
  ...loans,
  ...dayEnd,
  ...catalogue,
  deskRecord,
  deskRecordCheck,
  deskRecordCsv,
  deskStaff,
  deskInvite,
  deskInviteAgain,
  deskEndStaff,
} satisfies Record<string, DeskCall>;
export type DeskCallName = keyof typeof deskCalls;
