import { deskCalls, type DeskCallName } from '@kopa/contract/desk/calls';
import type { RefusalName } from '../../../lending/call-error.ts';
import { generalRefusals } from './refusals.ts';

/** The refusals of each call of the desk besides those of every call (`deskRefusalsOf`). */
const own: Readonly<Record<DeskCallName, readonly RefusalName[]>> = {
  deskStart: [],
  deskInvitation: ['invitationInvalid'],
  deskAcceptWithPassword: ['invitationInvalid'],
  deskAcceptWithPasskey: ['invitationInvalid', 'signInRefused'],
  deskSignInWithPassword: ['signInRefused', 'tooManyRequests'],
  deskPasskeyChallenge: [],
  deskSignInWithPasskey: ['signInRefused'],
  deskSignOut: [],
  deskToday: [],
  deskTake: ['rightMissing', 'itemTaken', 'itemGone', 'feedbackNotFound'],
  deskGiveBack: ['itemGone', 'feedbackNotFound'],
  deskIdentityQueue: [],
  deskIdentityReview: ['itemGone'],
  deskIdentityShow: ['itemGone'],
  deskIdentityPass: ['itemGone', 'itemTaken', 'decidedAlready', 'changedMeanwhile'],
  deskIdentityRefuse: ['itemGone', 'itemTaken', 'decidedAlready', 'changedMeanwhile'],
  deskIdentityNewPhotos: ['itemGone', 'itemTaken', 'decidedAlready', 'changedMeanwhile'],
  deskFeedbackQueue: [],
  deskFeedbackThread: ['feedbackNotFound'],
  deskFeedbackAct: ['feedbackNotFound', 'feedbackOutOfTurn', 'itemTaken', 'changedMeanwhile'],
  deskSecond: [],
  deskSecondDecide: [
    'requestNotFound',
    'requestOver',
    'ownRequest',
    'rightMissing',
    'changedMeanwhile',
    'itemGone',
    'decidedAlready',
    'overpaidLess',
    'payoutUnanswered',
  ],
  deskSecondWithdraw: ['requestNotFound', 'requestOver', 'notAsker'],
  deskSuspense: [],
  deskSuspenseReview: ['itemGone'],
  deskSuspenseMatch: ['itemTaken', 'itemGone', 'secondAsked', 'loanNotRunning'],
  deskSuspenseReturn: ['itemTaken', 'itemGone', 'secondAsked', 'cannotReturn'],
  deskRefunds: [],
  deskRefundAct: ['itemTaken', 'itemGone', 'secondAsked', 'overpaidLess'],
  deskAppeals: [],
  deskAppealReview: ['itemGone'],
  deskAppealApprove: ['itemTaken', 'itemGone', 'decidedAlready', 'secondAsked', 'changedMeanwhile'],
  deskAppealUphold: ['itemTaken', 'itemGone', 'decidedAlready', 'secondAsked'],
  deskPayouts: [],
  deskPayoutAsk: ['itemTaken', 'itemGone'],
  deskPayoutAct: ['itemTaken', 'itemGone', 'secondAsked', 'payoutUnanswered'],
  deskJobs: [],
  deskJobRetry: ['itemTaken', 'itemGone'],
  deskJobDrop: ['itemTaken', 'itemGone'],
  deskFindBorrowers: [],
  deskBorrowerPage: ['borrowerNotFound'],
  deskBorrowersLoan: ['orderNotFound', 'stepOutOfTurn'],
  deskApplication: ['orderNotFound'],
  deskBorrowersActs: ['borrowerNotFound'],
  deskShowValue: ['borrowerNotFound'],
  deskEndSessions: ['borrowerNotFound'],
  deskProofQueue: [],
  deskProofReview: ['itemGone'],
  deskProofAccept: ['itemGone', 'itemTaken', 'decidedAlready', 'receiptElsewhere', 'changedMeanwhile'],
  deskProofReject: ['itemGone', 'itemTaken', 'decidedAlready'],
  deskDayEnd: [],
  deskBooks: [],
  deskRecord: [],
  deskRecordCheck: [],
  deskRecordCsv: [],
  deskStaff: [],
  deskInvite: ['staffExists'],
  deskInviteAgain: ['staffNotFound'],
  deskEndStaff: ['staffNotFound', 'lastAdmin'],
};

/** The refusals of a picture of the desk, besides those of every address. */
export const pictureRefusals: readonly RefusalName[] = [
  'staffSignedOut',
  'rightMissing',
  'takeFirst',
  'itemTaken',
];

/** All that a call of the desk can be refused with: its own refusals first, then the general ones. */
export function deskRefusalsOf(name: DeskCallName): readonly RefusalName[] {
  const call = deskCalls[name];
  return [
    ...own[name],
    ...(call.auth === 'staff' ? (['staffSignedOut'] as const) : []),
    ...('right' in call && call.right ? (['rightMissing'] as const) : []),
    ...generalRefusals(call),
  ];
}
