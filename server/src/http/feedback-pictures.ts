import type { FeedbackImage } from '@kopa/contract/entities';
import { eq } from 'drizzle-orm';
import { feedbackFiles, type FeedbackFileRow } from '../storage/schema/index.ts';
import { addressOfPicture, type SignedPictures } from './signed-pictures.ts';

/** The pictures of feedback. */
export const feedbackPictures: SignedPictures = {
  path: '/feedback-pictures',
  purpose: 'feedbackPicture',
  find: async (db, id) => {
    const [row] = await db.select().from(feedbackFiles).where(eq(feedbackFiles.id, id));
    return row;
  },
};

/** A picture of feedback in its wire form, with its address. */
export function pictureShownAt(at: number, pepper: string): (row: FeedbackFileRow) => FeedbackImage {
  const addressOf = addressOfPicture(feedbackPictures, at, pepper);
  return ({ id, mediaType, width, height }) => ({
    fileId: id,
    mediaType: mediaType as FeedbackImage['mediaType'],
    width,
    height,
    address: addressOf(id),
  });
}
