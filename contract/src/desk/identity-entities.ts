import * as z from 'zod/mini';
import { cents, day, instant } from '../entities/money.ts';
import { identityReasonNames } from '../identity/identity-reasons.ts';
import { deskBorrower, deskItem } from './entities.ts';

/** The photos of an application. */
export const identityPhotos = ['front', 'back', 'face'] as const;
export type IdentityPhoto = (typeof identityPhotos)[number];

/** `over`: the application ended while its photos waited. */
export const identityStates = ['waiting', 'passed', 'refused', 'newPhotos', 'over'] as const;

/** One row of the queue of identities. The id is the order number. */
export const deskIdentity = z.object({
  ...deskItem.shape,
  borrower: deskBorrower,
  state: z.enum(identityStates),
  /** Why a person looks. */
  reasons: z.array(z.enum(identityReasonNames)),
});
export type DeskIdentity = z.output<typeof deskIdentity>;

/** One value as typed and as read from each side of the card; null: not found. */
const compared = z.object({
  typed: z.nullable(z.string()),
  front: z.nullable(z.string()),
  back: z.nullable(z.string()),
  agree: z.enum(['yes', 'no', 'unread']),
});
export type ComparedValue = z.output<typeof compared>;

/** What was typed and read, for whoever may look. */
export const identityFindings = z.object({
  number: compared,
  names: compared,
  /** Days. */
  birthday: compared,
  /** `state`: the result of comparing the faces. */
  face: z.object({
    state: z.enum(['match', 'review', 'reject', 'noFace', 'notCompared']),
    /** 0 for the same picture; null: not compared. */
    distance: z.nullable(z.number()),
    /** One person up to `match`, a person looks up to `review`; null: a provider's own. */
    limits: z.nullable(z.object({ match: z.number(), review: z.number() })),
  }),
  /** The judgement of a provider; null without one. */
  verdict: z.nullable(z.enum(['clear', 'attention', 'block'])),
});
export type IdentityFindings = z.output<typeof identityFindings>;

/** One identity: the application, the checks, and what may be looked at. */
export const identityReview = z.object({
  item: deskIdentity,
  /** The check that a decision is about. */
  checkId: z.int(),
  /** Null while nobody has decided. */
  settledAt: z.nullable(instant),
  settledBy: z.nullable(z.string()),
  loan: z.object({ amountCents: cents, days: z.int(), appliedOn: day }),
  /** Loans before that have ended, and how many of them were late. */
  loansBefore: z.object({ count: z.int(), late: z.int() }),
  /** Whether another borrower has typed the same number; null: not known. */
  numberElsewhere: z.nullable(z.boolean()),
  /** How often new photos were asked for before. */
  askedBefore: z.int(),
  /** The times of the first and the last photo; null: deleted. */
  photosFrom: z.nullable(instant),
  photosTo: z.nullable(instant),
  /** `take`: to whoever takes the item; `reason`: for a recorded reason; `open`; `sealed`: another secret. */
  looking: z.enum(['take', 'reason', 'open', 'sealed']),
  /** Null unless `open`. */
  findings: z.nullable(identityFindings),
  photos: z.array(z.object({ name: z.enum(identityPhotos), width: z.int(), height: z.int() })),
});
export type IdentityReview = z.output<typeof identityReview>;
