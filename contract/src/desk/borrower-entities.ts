import * as z from 'zod/mini';
import { contactRelations } from '../enumerations/index.ts';
import { consentPurposes } from '../enumerations/permissions.ts';
import { cents, day, instant } from '../entities/money.ts';
import { order } from '../entities/order.ts';
import { sessionEnds } from '../entities/session.ts';
import { statementEntry } from '../entities/statement.ts';
import { contactNames, ownContacts } from '../fields/contacts.ts';
import { deskBorrower, staffName } from './entities.ts';
import { deskQueues } from './queues.ts';

/**
 * `running` until the end of the promised day, then `kept` or `broken` by what was paid until then.
 * `replaced`: the next promise was made before that end.
 */
export const promiseStates = ['running', 'kept', 'broken', 'replaced'] as const;

/** A promise to pay. */
export const paymentPromise = z.object({
  id: z.int(),
  cents,
  /** The promised day. */
  by: day,
  state: z.enum(promiseStates),
});
export type PaymentPromise = z.output<typeof paymentPromise>;

/** A borrower that a search has found, with the order behind the number. */
export const foundBorrower = z.object({
  borrower: deskBorrower,
  /** The newest order, or the one with the number, with its newest promise to pay; null before the first. */
  order: z.nullable(
    z.object({
      orderNo: z.string(),
      step: order.shape.step,
      amountCents: cents,
      createdAt: instant,
      promise: z.nullable(paymentPromise),
    }),
  ),
  /** The receipt that was searched for; null for another search. */
  receipt: z.nullable(z.string()),
});
export type FoundBorrower = z.output<typeof foundBorrower>;

/** The values that the desk masks, and shows for a reason. */
export const maskedValues = ['phone', 'nationalId', ...ownContacts] as const;
export type MaskedName = (typeof maskedValues)[number];

/** A corrected contact in the record of acts. */
export const recordedContact = z.object({
  name: z.enum(contactNames),
  /** Masked; '' after an erasure, and for names and numbers of third persons. */
  value: z.string(),
});

/** How a borrower was recognised: called from the own number, came with the ID, wrote with a copy of it. */
export const recognitions = ['ownNumber', 'office', 'letter'] as const;

/** The longest note about a borrower, in characters. */
export const longestNote = 1000;

/** A note of staff about a borrower or one of the borrower's orders. */
export const borrowerNote = z.object({
  /** Counts the notes about one borrower from 1. */
  number: z.int(),
  /** The order that the note is about; null: about the borrower. */
  orderNo: z.nullable(z.string()),
  /** '' after an erasure. */
  text: z.string(),
  at: instant,
  by: staffName,
});
export type BorrowerNote = z.output<typeof borrowerNote>;

/** Why somebody looks at a masked value. */
export const showReasons = ['calls', 'paysIn', 'identity', 'authority'] as const;
export type ShowReason = (typeof showReasons)[number];

/** An order in the list of a borrower's orders. */
export const borrowersOrder = z.object({
  orderNo: z.string(),
  step: order.shape.step,
  amountCents: cents,
  createdAt: instant,
  /** The money was sent: there is a loan with a timeline. */
  isLoan: z.boolean(),
});
export type BorrowersOrder = z.output<typeof borrowersOrder>;

/** A borrower as the desk explains them. Names and numbers of third persons are never here. */
export const borrowerPage = z.object({
  borrower: deskBorrower,
  since: instant,
  /** When the borrower's data was erased; null: it was not. */
  erasedAt: z.nullable(instant),
  /** The last day on which the law keeps an erased borrower's identity; null without one. */
  keptUntil: z.nullable(day),
  /** The open request for erasure. */
  erasure: z.nullable(z.object({ requestedAt: instant, dueAt: instant })),
  masked: z.array(z.object({ name: z.enum(maskedValues), text: z.string() })),
  /** What can be corrected: contacts of the borrower's own, then the filled emergency contacts. No values. */
  contacts: z.array(
    z.object({
      name: z.enum(contactNames),
      /** What the emergency contact is to the borrower; null for a contact of the borrower's own. */
      relation: z.nullable(z.enum(contactRelations)),
      /** When the section of the contact was saved last. */
      seen: instant,
    }),
  ),
  /** Newest first. */
  orders: z.array(borrowersOrder),
  /** Newest first. */
  sessions: z.array(
    z.object({
      startedAt: instant,
      lastUsedAt: instant,
      end: z.nullable(z.enum(sessionEnds)),
      endedAt: z.nullable(instant),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      name: z.string(),
      answer: z.enum(['unasked', 'given', 'withdrawn']),
      answeredAt: z.nullable(instant),
    }),
  ),
  /** Feedback and proofs that are not done, oldest first. */
  work: z.array(
    z.object({
      /** The queue; null for work whose queue is not at the desk. */
      queue: z.nullable(z.enum(deskQueues)),
      kind: z.enum(['feedback', 'proof']),
      id: z.string(),
      since: instant,
      owner: z.nullable(staffName),
    }),
  ),
});
export type BorrowerPage = z.output<typeof borrowerPage>;

/** One row of a loan's timeline: a journal, or the nights of one rate. */
export const timelineRow = z.object({
  id: z.string(),
  from: day,
  to: day,
  /** The newest day of recording; null for the coming night's. */
  bookedOn: z.nullable(day),
  /**
   * `recharge`: corrections for a payment that was taken back. `resumption`: for a write-off that was taken
   * back. `recovery`: what a later fact changes of a loss, or brings in.
   */
  kind: z.enum([...statementEntry.shape.kind.options, 'reallocation', 'recharge', 'resumption', 'recovery']),
  /** The charges in this row; 1 for everything else. */
  count: z.int(),
  cents: z.int(),
  /** The balance after the row. */
  balanceCents: z.int(),
  receipt: z.nullable(z.string()),
  /** How it was computed, as in the borrower's own statement; '' where the kind says it all. */
  why: z.string(),
  /** The sides of the ledger in the row's journals: positive cents are debits. */
  sides: z.array(z.object({ account: z.string(), cents: z.int() })),
  journals: z.int(),
});
export type TimelineRow = z.output<typeof timelineRow>;

/** A loan today, with every journal explained. */
export const borrowersLoan = z.object({
  orderNo: z.string(),
  amountCents: cents,
  tenureDays: z.int(),
  today: day,
  disbursedOn: day,
  dueOn: day,
  owedCents: cents,
  /** The part that is late charges. */
  penaltyOwedCents: cents,
  /** Whether money can be booked on the loan. */
  isRunning: z.boolean(),
  /** What is owed on the due day without another payment. */
  dueCents: cents,
  paidCents: cents,
  daysLate: z.int(),
  /** The day of the write-off; null: the loan is not written off. */
  writtenOffOn: z.nullable(day),
  /** What payments since have brought in. */
  recoveredCents: cents,
  /** The first day of a write-off; null: the loan is over, or written off. */
  writeOffFrom: z.nullable(day),
  /** Payments that were booked by hand, newest first, and can be taken back. */
  byHand: z.array(z.object({ receipt: z.string(), cents, paidOn: day })),
  /** Promises to pay, newest first. */
  promises: z.array(z.object({ ...paymentPromise.shape, madeAt: instant, madeBy: staffName })),
  /** The latest day that can be promised; null: the loan is over, or neither late nor due soon. */
  promiseUntil: z.nullable(day),
  /** Newest first. */
  rows: z.array(timelineRow),
});
export type BorrowersLoan = z.output<typeof borrowersLoan>;

/** An application as it was filled in, by section: what is typed is masked, what is chosen is in words. */
export const maskedApplication = z.object({
  parts: z.array(
    z.object({
      part: z.enum(['personal', 'additional', 'payout']),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
});
export type MaskedApplication = z.output<typeof maskedApplication>;
