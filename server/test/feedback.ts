import { createFeedback, uploadFeedbackCredential, uploadFeedbackFile } from '@kopa/contract/calls/feedback';
import type { Feedback, FeedbackImage } from '@kopa/contract/entities';
import { png } from './borrower.ts';
import { granted, type Caller } from './test-lender.ts';

/** The values of a feedback form. */
export const complaint = {
  type: 1,
  description: 'I paid on Sunday and the loan still shows the old balance.',
  contact: '712345678',
  appointmentTime: null,
  receiverAccount: 'Paybill 600000, QK17ABCD12',
  receiptImages: [] as string[],
} as const;

/** Sends feedback. */
export async function complained(
  lender: Caller,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Feedback> {
  const answer = await lender.send(createFeedback, { ...complaint, ...changes }, { token });
  return (granted(answer) as { feedback: Feedback }).feedback;
}

/** Sends a picture, of a receipt or for a message. */
export async function sentPicture(
  lender: Caller,
  token: string,
  { of = 'credential', file = png() }: { of?: 'credential' | 'message'; file?: File } = {},
): Promise<FeedbackImage> {
  const call = of === 'credential' ? uploadFeedbackCredential : uploadFeedbackFile;
  return granted(await lender.call(call, { file }, { token })).image;
}
