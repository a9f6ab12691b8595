import * as z from 'zod/mini';
import {
  feedbackActions,
  feedbackAuthors,
  feedbackStatuses,
  feedbackTypes,
} from '../enumerations/feedback.ts';
import { instant } from './money.ts';

/** A picture of a receipt, or of a message. */
export const feedbackImage = z.object({
  fileId: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int(),
  height: z.int(),
  /** Where it can be looked at for a quarter of an hour at least, from the lender's own origin; needs no token. */
  address: z.string(),
});
export type FeedbackImage = z.output<typeof feedbackImage>;

/** One message of the board; numbers begin at 1. */
export const feedbackMessage = z.object({
  number: z.int(),
  /** `platform` is whoever answered: staff have no names here. */
  author: z.enum(feedbackAuthors),
  /** As it was typed; links are text. */
  content: z.string(),
  createTime: instant,
  images: z.array(feedbackImage),
});
export type FeedbackMessage = z.output<typeof feedbackMessage>;

/** What a borrower wrote to customer service (S3-120 to S3-128), and how it stands (S3-137 to S3-141). */
export const feedback = z.object({
  id: z.string(),
  type: z.enum(feedbackTypes),
  createTime: instant,
  description: z.string(),
  /** National digits of a phone, or an email address. */
  contact: z.string(),
  /** When the borrower wishes to be called. */
  appointmentTime: z.nullable(instant),
  /** The account that money was sent to, or should have come to. */
  receiverAccount: z.nullable(z.string()),
  receiptImages: z.array(feedbackImage),
  reviewStatus: z.enum(feedbackStatuses),
  /** `null` until it is done. */
  resolved: z.nullable(z.boolean()),
  /** 1 to 5; `null` until it was given. */
  rating: z.nullable(z.int()),
  /** The platform did something that the borrower has not seen. */
  redDot: z.boolean(),
  /** What the borrower can do with it now. */
  actions: z.array(z.enum(feedbackActions)),
});
export type Feedback = z.output<typeof feedback>;

/** A page of the message board in reading order. */
export const feedbackBoard = z.object({
  messageList: z.array(feedbackMessage),
  /** Sent as `cursor` it gives the messages before these; `null` when these are the first. */
  nextCursor: z.nullable(z.int()),
});
export type FeedbackBoard = z.output<typeof feedbackBoard>;
