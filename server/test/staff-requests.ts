import { kenya } from '@kopa/contract';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { productOf } from '../src/lending/catalogue/product-problems.ts';
import { provedReceipt } from './proof.ts';

/** A borrower and a loan of theirs. */
export interface Borrower {
  id: string;
  orderNo: string;
  /** When the personal section was saved. */
  seen: number;
}
/** Where there is no borrower. */
export const nobody: Borrower = { id: '', orderNo: '', seen: 0 };

/** A request that would be granted to somebody with the right. */
export const requestOf = (
  name: string,
  {
    id,
    staffId,
    borrower,
    proofs,
    identities,
    appeals,
  }: {
    id: string;
    staffId: string;
    borrower: Borrower;
    proofs: readonly string[];
    /** Applications that wait for a person. */
    identities: readonly { id: string; seen: number }[];
    /** The numbers of orders with an appeal. */
    appeals: readonly string[];
  },
): Record<string, unknown> =>
  ({
    deskFindBorrowers: { text: borrower.orderNo },
    deskBorrowerPage: { id: borrower.id },
    deskBorrowersLoan: { ...borrower },
    deskApplication: { ...borrower },
    deskBorrowersActs: { id: borrower.id, limit: 10 },
    deskShowValue: { id: borrower.id, name: 'phone', why: 'calls' },
    deskAskErasure: { id: borrower.id, recognised: 'letter', why: 'Letter with a copy of the ID' },
    deskEndSessions: { id: borrower.id, why: 'The phone was stolen' },
    deskCorrectContact: {
      id: borrower.id,
      name: 'email',
      value: 'wanjiru@gmail.com',
      seen: borrower.seen,
      why: 'The borrower called',
    },
    deskNotes: { id: borrower.id, limit: 10 },
    deskWriteNote: { id: borrower.id, orderNo: null, text: 'Called twice, nobody answered.' },
    deskEndOwnSession: { id: '1' },
    deskTake: { queue: 'feedback', id },
    deskGiveBack: { queue: 'feedback', id },
    deskIdentityQueue: { state: 'open', limit: 10 },
    deskIdentityReview: { id: identities[0]?.id },
    deskIdentityShow: { id: identities[0]?.id, why: 'Audit' },
    deskIdentityPass: { ...identities[0], note: '' },
    deskIdentityRefuse: { ...identities[1], why: 'Another face' },
    deskIdentityNewPhotos: { ...identities[2], photos: ['face'], note: '' },
    deskFeedbackQueue: { turn: 'ours', limit: 10 },
    deskFeedbackThread: { id },
    deskPreparedAnswers: { id },
    deskFeedbackAct: { id, act: 'answered', content: 'We look.', resolved: true, seen: 0 },
    deskProofQueue: { state: 'open', limit: 10 },
    deskProofReview: { id: proofs[0] },
    deskProofAccept: { id: proofs[0], receipt: provedReceipt, bookCents: 50_000 },
    deskProofReject: { id: proofs[1], reason: 'unreadable' },
    deskSecond: { state: 'open' },
    deskSecondDecide: { id, agreed: true, why: 'Checked' },
    deskSecondWithdraw: { id },
    deskSuspense: { limit: 10 },
    deskSuspenseReview: { id: 'SKJ7NOTHERE' },
    deskSuspenseMatch: { id: 'SKJ7NOTHERE', orderNo: borrower.orderNo, why: 'Checked' },
    deskSuspenseReturn: { id: 'SKJ7NOTHERE', why: 'Checked' },
    deskRefunds: { limit: 10 },
    deskRefundAct: { id, act: 'sent', why: 'Checked' },
    deskAppeals: { state: 'open', limit: 10 },
    deskAppealReview: { id: appeals[0] },
    deskAppealApprove: { id: appeals[0], why: 'Paid back since' },
    deskAppealUphold: { id: appeals[1], reasons: ['longDelay'], note: '' },
    deskPayouts: { limit: 10 },
    deskPayoutAsk: { id: 'none' },
    deskPayoutAct: { id: 'none', act: 'sent', why: 'Checked' },
    deskJobs: { state: 'stopped', limit: 10 },
    deskJobRetry: { id: '999999' },
    deskJobDrop: { id: '999999', why: 'Checked' },
    deskPayByHand: {
      orderNo: borrower.orderNo,
      receipt: 'SKJ7BYHAND',
      cents: 50_000,
      paidOn: '2026-01-15',
      paidTime: '00:05',
      why: 'In the statement',
    },
    deskTakePaymentBack: {
      orderNo: borrower.orderNo,
      receipt: 'SKJ7NOTHERE',
      cents: 50_000,
      why: 'Typed for the wrong loan',
    },
    deskWriteOff: { orderNo: borrower.orderNo, cents: 50_000, why: 'Nobody answers' },
    deskTakeWriteOffBack: { orderNo: borrower.orderNo, cents: 50_000, why: 'The wrong loan' },
    deskWaive: { orderNo: borrower.orderNo, cents: 100, why: 'Was ill' },
    deskPromise: {
      orderNo: borrower.orderNo,
      cents: 50_000,
      by: '2026-01-20',
      replaces: null,
      why: 'Called',
    },
    deskProductChange: {
      after: {
        ...productOf({ productId: 'personal' }, kenya),
        terms: { ...kenya.pricing, interest: { basis: 'annual', annualBps: 2800 } },
      },
      validFrom: '2026-01-17',
      why: 'The board',
    },
    deskProductChangeWithdraw: { id, why: 'The board' },
    deskDaySign: { day: '2026-01-14', explained: [] },
    deskDayCsv: { day: '2026-01-14', table: 'journals' },
    deskRecord: { limit: 10 },
    deskInvite: { name: 'Chao Mwangi', email: 'chao@lender.example', roles: ['agent'] },
    deskInviteAgain: { staffId },
    deskEndStaff: { staffId, why: 'Left the company' },
  })[name] ?? {};

/** The answer to somebody with the right, about an item that does not wait. */
export const answers: Record<string, number> = {
  deskSuspenseReview: deskErrorCodes.itemGone,
  deskSuspenseMatch: deskErrorCodes.itemGone,
  deskSuspenseReturn: deskErrorCodes.itemGone,
  deskRefundAct: deskErrorCodes.itemGone,
  deskPayoutAsk: deskErrorCodes.itemGone,
  deskPayoutAct: deskErrorCodes.itemGone,
  deskJobRetry: deskErrorCodes.itemGone,
  deskJobDrop: deskErrorCodes.itemGone,
  deskSecondDecide: deskErrorCodes.requestNotFound,
  deskSecondWithdraw: deskErrorCodes.requestNotFound,
  deskEndOwnSession: deskErrorCodes.sessionGone,
  deskTakePaymentBack: deskErrorCodes.notByHand,
  deskWriteOff: deskErrorCodes.notLateEnough,
  deskTakeWriteOffBack: deskErrorCodes.notWrittenOff,
  deskWaive: deskErrorCodes.waivesTooMuch,
  deskPromise: deskErrorCodes.promiseTooEarly,
  deskProductChangeWithdraw: deskErrorCodes.itemGone,
};
