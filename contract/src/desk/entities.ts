import * as z from 'zod/mini';
import { feedback, feedbackMessage } from '../entities/feedback.ts';
import { cents, instant } from '../entities/money.ts';
import { order } from '../entities/order.ts';
import { repayDetail } from '../entities/repay-detail.ts';
import { languages } from '../wire/headers.ts';
import { limitedActNames } from './limits.ts';
import { preparedAnswerIds } from './prepared-answers.ts';
import { deskQueues } from './queues.ts';
import { staffRoles } from './rights.ts';

export const staffRole = z.enum(staffRoles);

/** A member of staff as colleagues see them. */
export const staffName = z.object({
  id: z.string(),
  /** As in 'Achieng Atieno'. */
  name: z.string(),
});
export type StaffName = z.output<typeof staffName>;

/** A member of staff. */
export const staffMember = z.object({
  ...staffName.shape,
  email: z.string(),
  roles: z.array(staffRole),
  /** `invited` until the first login, `ended` for good. */
  state: z.enum(['invited', 'active', 'ended']),
  createdAt: instant,
  /** The latest use of a session; null before the first. */
  lastSeenAt: z.nullable(instant),
});
export type StaffMember = z.output<typeof staffMember>;

/** The signed-in member of staff, and when the session ends. */
export const staffSession = z.object({
  ...staffName.shape,
  email: z.string(),
  roles: z.array(staffRole),
  /** Without another call. */
  idleAt: instant,
  /** At the latest. */
  endsAt: instant,
  /** Names of the passkeys, newest first. */
  passkeys: z.array(z.string()),
});
export type StaffSession = z.output<typeof staffSession>;

/** How a session at the desk began. */
export const staffWays = ['passkey', 'password', 'openId', 'invitation'] as const;

/** One of the signed-in person's own sessions that are open. */
export const ownSession = z.object({
  id: z.string(),
  /** System and browser, as in 'Windows, Chrome'; '' where the browser did not say. */
  device: z.string(),
  way: z.enum(staffWays),
  since: instant,
  /** To the minute. */
  lastUsedAt: instant,
  /** Whether the call came by this session. */
  isThis: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** Work that waits: age, promise and owner of one item. */
export const deskItem = z.object({
  id: z.string(),
  since: instant,
  /** The promised end; null while it is the borrower's turn. */
  dueAt: z.nullable(instant),
  /** Who has the item; null: free. */
  owner: z.nullable(staffName),
  ownedSince: z.nullable(instant),
});
export type DeskItem = z.output<typeof deskItem>;

/** A borrower as the desk shows them: given name and initial, a phone with three digits hidden. */
export const deskBorrower = z.object({
  id: z.string(),
  /** As in 'Wanjiru K.'; '' before a name was given. */
  name: z.string(),
  /** As in '0712 ••• 418'. */
  phone: z.string(),
  language: z.enum(languages),
});
export type DeskBorrower = z.output<typeof deskBorrower>;

/** One row of the feedback queue. */
export const deskFeedback = z.object({
  ...deskItem.shape,
  type: feedback.shape.type,
  reviewStatus: feedback.shape.reviewStatus,
  rating: feedback.shape.rating,
  borrower: deskBorrower,
  /** The beginning of the newest message, or of the feedback. */
  lastLine: z.string(),
  /** Whose turn it is. */
  turn: z.enum(['ours', 'theirs', 'nobody']),
});
export type DeskFeedback = z.output<typeof deskFeedback>;

/** A feedback with its board, and what an answer needs. */
export const deskThread = z.object({
  item: deskFeedback,
  feedback,
  messages: z.array(feedbackMessage),
  /** The borrower's newest order; null without one. */
  order: z.nullable(order),
  /** The running loan as the borrower is told; null without one. */
  loan: z.nullable(repayDetail),
});
export type DeskThread = z.output<typeof deskThread>;

/** A prepared answer, filled in from the case. */
export const preparedAnswer = z.object({
  id: z.enum(preparedAnswerIds),
  /** In the reader's language. */
  title: z.string(),
  /** Whether the answer is one for the topic of the feedback. */
  isOfTopic: z.boolean(),
  /** In the borrower's language. */
  text: z.string(),
  /** In the reader's language; '' where that is the borrower's. */
  preview: z.string(),
});
export type PreparedAnswer = z.output<typeof preparedAnswer>;

/** What has become of a request for a second person. */
export const requestState = z.enum(['open', 'agreed', 'refused', 'withdrawn', 'lapsed']);

/** An act above the limit of one person, which waits for a second person. */
export const secondRequest = z.object({
  id: z.string(),
  act: z.enum(limitedActNames),
  /** The item of the queue that the act belongs to. */
  itemId: z.string(),
  cents,
  /** The loan that the money comes from or goes to; null: none. */
  orderNo: z.nullable(z.string()),
  borrower: z.nullable(deskBorrower),
  /** Of a payment by hand: its receipt, and when it was paid; null for another act. */
  receipt: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  why: z.string(),
  askedBy: staffName,
  askedAt: instant,
  /** Open requests lapse at this time. */
  lapsesAt: instant,
  state: requestState,
  decidedBy: z.nullable(staffName),
  decidedAt: z.nullable(instant),
  decidedWhy: z.string(),
  /** Whether the item has changed since it was asked about: agreeing is refused. */
  isChanged: z.boolean(),
  /** What agreeing changes in the ledger, as of now; empty for a request that is over. */
  changes: z.array(
    z.object({
      account: z.enum(['overpayment', 'suspense', 'owed', 'lateCharge', 'loss']),
      beforeCents: cents,
      afterCents: cents,
    }),
  ),
  /** What the caller may do with an open request. */
  may: z.enum(['decide', 'withdraw', 'nothing']),
  /** The roles that may decide. */
  ask: z.array(staffRole),
});
export type SecondRequest = z.output<typeof secondRequest>;

/** What a payment does to a loan: the parts of what is booked, and what is owed today afterwards. */
export const usedMoney = z.object({
  penaltyCents: cents,
  interestCents: cents,
  principalCents: cents,
  overpaidCents: cents,
  owedCents: cents,
  /** Charges of the days since the payment that fall away. */
  noLongerChargedCents: cents,
});
export type UsedMoney = z.output<typeof usedMoney>;

/** A refund that waits for a person. */
export const deskRefund = z.object({
  ...deskItem.shape,
  orderNo: z.string(),
  cents,
  /** The provider has not confirmed the payment, or a limit is exceeded. */
  because: z.enum(['unconfirmed', 'large', 'borrowerDay', 'lenderDay']),
  borrower: deskBorrower,
  /** The phone that paid, with three digits hidden; null: to the payout account of the loan. */
  toPhone: z.nullable(z.string()),
  /** What is overpaid and not on its way back, without this refund. */
  overpaidCents: cents,
  /** Whether a request about the refund is open. */
  isAsked: z.boolean(),
});
export type DeskRefund = z.output<typeof deskRefund>;

/** One queue of Today. */
export const deskQueue = z.object({
  queue: z.enum(deskQueues),
  open: z.int(),
  late: z.int(),
  /** Due within `urgentHours`, late ones not counted. */
  urgent: z.int(),
  yours: z.int(),
  oldestSince: z.nullable(instant),
  /** What is promised, in hours. */
  promiseHours: z.int(),
  nextDueAt: z.nullable(instant),
  atWork: z.array(staffName),
});
export type DeskQueue = z.output<typeof deskQueue>;

/** One row of the record of acts. */
export const recordRow = z.object({
  no: z.int(),
  at: instant,
  staff: staffName,
  /** As in 'feedback.answered'. */
  act: z.string(),
  /** The kind and the id of what the act is about, as in 'feedback' and its id. */
  aboutKind: z.string(),
  aboutId: z.string(),
  /** The name of the member of staff whom the act is about; null for another kind. */
  aboutName: z.nullable(z.string()),
  why: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The network of the act, shortened. */
  from: z.string(),
  /** The hash of this row and all before it, in hexadecimal digits. */
  hash: z.string(),
});
export type RecordRow = z.output<typeof recordRow>;
