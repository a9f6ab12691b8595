import * as z from 'zod/mini';
import {
  feedbackActions,
  feedbackAuthors,
  feedbackStatuses,
  feedbackTypes,
} from '../enumerations/feedback.ts';
import { instant } from './money.ts';

/** A picture of a receipt or of a message. */
export const feedbackImage = z.object({
  fileId: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int(),
  height: z.int(),
  /** The address, valid for at least a quarter of an hour, from the lender's origin; needs no token. */
  address: z.string(),
});
export type FeedbackImage = z.output<typeof feedbackImage>;

/** One message of the board; numbers start at 1. */
export const feedbackMessage = z.object({
  number: z.int(),
  /** `platform` is any member of staff: staff are unnamed. */
  author: z.enum(feedbackAuthors),
  /** The original text; links are text. */
  content: z.string(),
  createTime: instant,
  images: z.array(feedbackImage),
});
export type FeedbackMessage = z.output<typeof feedbackMessage>;

/** A borrower's feedback to customer service (S3-120 to S3-128), and its state (S3-137 to S3-141). */
export const feedback = z.object({
  id: z.string(),
  type: z.enum(feedbackTypes),
  createTime: instant,
  description: z.string(),
  /** National digits of a phone, or an email address. */
  contact: z.string(),
  /** The requested time of a call. */
  appointmentTime: z.nullable(instant),
  /** The account to which money was, or should have been, sent. */
  receiverAccount: z.nullable(z.string()),
  receiptImages: z.array(feedbackImage),
  reviewStatus: z.enum(feedbackStatuses),
  /** `null` until closed. */
  resolved: z.nullable(z.boolean()),
  /** 1 to 5; `null` until rated. */
  rating: z.nullable(z.int()),
  /** The platform has acted, unseen by the borrower. */
  redDot: z.boolean(),
  /** The borrower's current actions. */
  actions: z.array(z.enum(feedbackActions)),
});
export type Feedback = z.output<typeof feedback>;

/** A page of the message board in reading order. */
export const feedbackBoard = z.object({
  messageList: z.array(feedbackMessage),
  /** As `cursor` it returns the earlier messages; `null` on the first page. */
  nextCursor: z.nullable(z.int()),
});
export type FeedbackBoard = z.output<typeof feedbackBoard>;
