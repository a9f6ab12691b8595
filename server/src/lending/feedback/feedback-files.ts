import { randomUUID } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { feedbackFiles, type FeedbackFilePurpose, type FeedbackFileRow } from '../../storage/schema/index.ts';
import { lockBorrower } from '../accounts/users.ts';
import { CallError } from '../call-error.ts';
import type { Photo } from '../identity/inspect-photo.ts';
import type { JobHandlers } from '../job-handlers.ts';

export interface PictureToKeep {
  userId: string;
  purpose: FeedbackFilePurpose;
  /** Its name in the files port. */
  file: string;
  photo: Photo;
  at: number;
}

/**
 * Records a borrower's picture. Deleted after a day unless attached to feedback. Throws `feedbackTooMuch`
 * above the policy's number within 24 hours.
 */
export async function keepPicture(
  tx: Transaction,
  { userId, purpose, file, photo, at }: PictureToKeep,
  { imagesPerDay }: Policy['feedback'],
): Promise<FeedbackFileRow> {
  await lockBorrower(tx, userId);
  const [sent] = await tx
    .select({ count: count() })
    .from(feedbackFiles)
    .where(and(eq(feedbackFiles.userId, userId), gt(feedbackFiles.uploadedAt, at - dayMs)));
  if ((sent?.count ?? 0) >= imagesPerDay) throw new CallError('feedbackTooMuch');
  const { mediaType, width, height } = photo;
  const [kept] = await tx
    .insert(feedbackFiles)
    .values({
      id: randomUUID(),
      userId,
      purpose,
      file,
      mediaType,
      width,
      height,
      uploadedAt: at,
      freeSince: at,
    })
    .returning();
  await forgetLater(tx, kept!, at);
  return kept!;
}

export interface PicturesToAttach {
  userId: string;
  /** In display order. */
  ids: readonly string[];
  feedbackId: string;
  /** The message of the pictures; without a message they are the feedback's receipts. */
  messageId?: number;
  at: number;
}

/**
 * Attaches the borrower's own pictures to feedback or to a message; receipts that are no longer named become
 * free. Throws `invalidInput` for a picture that is missing, belongs to another borrower, has another purpose
 * or is attached elsewhere, and above the policy's number (S5-41).
 */
export async function attachPictures(
  tx: Transaction,
  { userId, ids: named, feedbackId, messageId, at }: PicturesToAttach,
  { maximumImages }: Policy['feedback'],
): Promise<void> {
  const field = messageId === undefined ? 'receiptImages' : 'images';
  const ids = [...new Set(named)];
  if (ids.length > maximumImages)
    throw new CallError('invalidInput', { fields: { [field]: `${field}.many` }, data: { maximumImages } });
  if (messageId === undefined) await freeOthers(tx, feedbackId, ids, at);
  const found = ids.length === 0 ? [] : await lockPictures(tx, userId, ids);
  for (const [place, id] of ids.entries()) {
    const picture = found.find((each) => each.id === id);
    if (!picture || !mayStand(picture, feedbackId, messageId))
      throw new CallError('invalidInput', { fields: { [`${field}.${place}`]: 'file.unknown' } });
    await tx
      .update(feedbackFiles)
      .set({ feedbackId, messageId: messageId ?? null, place, freeSince: null })
      .where(eq(feedbackFiles.id, id));
  }
}

function mayStand(picture: FeedbackFileRow, feedbackId: string, messageId: number | undefined): boolean {
  if (messageId !== undefined) return picture.purpose === 'message' && picture.freeSince !== null;
  if (picture.purpose !== 'credential') return false;
  return picture.freeSince !== null || picture.feedbackId === feedbackId;
}

function lockPictures(tx: Transaction, userId: string, ids: string[]): Promise<FeedbackFileRow[]> {
  return tx
    .select()
    .from(feedbackFiles)
    .where(and(inArray(feedbackFiles.id, ids), eq(feedbackFiles.userId, userId)))
    .orderBy(feedbackFiles.id)
    .for('update');
}

async function freeOthers(
  tx: Transaction,
  feedbackId: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  const standing = await tx
    .select()
    .from(feedbackFiles)
    .where(and(eq(feedbackFiles.feedbackId, feedbackId), isNull(feedbackFiles.messageId)));
  for (const picture of standing) {
    if (ids.includes(picture.id)) continue;
    await tx
      .update(feedbackFiles)
      .set({ feedbackId: null, place: null, freeSince: at })
      .where(eq(feedbackFiles.id, picture.id));
    await forgetLater(tx, picture, at);
  }
}

interface FreePicture {
  id: string;
  file: string;
  freeSince: number;
}

async function forgetLater(tx: Transaction, { id, file }: FeedbackFileRow, at: number): Promise<void> {
  const payload: FreePicture = { id, file, freeSince: at };
  await enqueue(tx, { kind: 'feedbackPicture', key: `${id}:${at}`, runAt: at + dayMs, payload });
}

/**
 * `feedbackPicture`: deletes a picture that has not been attached for a day, first the row and then the file.
 */
export const feedbackPictureJobs: JobHandlers = {
  feedbackPicture: {
    outside: async ({ id, file, freeSince }: FreePicture, { lender }) => {
      await lender.db
        .delete(feedbackFiles)
        .where(and(eq(feedbackFiles.id, id), eq(feedbackFiles.freeSince, freeSince)));
      const [kept] = await lender.db
        .select({ id: feedbackFiles.id })
        .from(feedbackFiles)
        .where(eq(feedbackFiles.file, file));
      if (!kept) await lender.files.delete(file);
    },
  },
};
