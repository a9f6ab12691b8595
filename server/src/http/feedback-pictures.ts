import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FeedbackImage } from '@kopa/contract/entities';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { FileMissing } from '../ports/files/files.ts';
import { feedbackFiles, type FeedbackFileRow } from '../storage/schema/index.ts';

const path = '/feedback-pictures';
const quarter = 15 * 60_000;
const wellFormed = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * How a picture is shown to whoever may see it: under an address that is signed and holds for 15 to 30 minutes. An `img` element
 * sends no token, and a picture of 20 MB is no part of an answer. The address is the same for a quarter of an hour, so that the phone
 * fetches a picture once, and it says nothing of its owner.
 */
export function pictureShownAt(at: number, pepper: string): (row: FeedbackFileRow) => FeedbackImage {
  const until = (Math.floor(at / quarter) + 2) * quarter;
  return ({ id, mediaType, width, height }) => ({
    fileId: id,
    mediaType: mediaType as FeedbackImage['mediaType'],
    width,
    height,
    address: `${path}/${id}.${until}.${sign(id, until, pepper)}`,
  });
}

/** Gives pictures under their signed addresses; 404 for any other, for one whose time is over, and for one that is gone. */
export function addFeedbackPictures(app: FastifyInstance, { db, files, clock, pepper }: Lender): void {
  app.get<{ Params: { '*': string } }>(`${path}/*`, async (request, reply) => {
    const [, id = '', until = '', signature = ''] = wellFormed.exec(request.params['*']) ?? [];
    if (!isSigned(id, Number(until), signature, pepper) || clock.now() >= Number(until))
      return reply.callNotFound();
    const [row] = await db.select().from(feedbackFiles).where(eq(feedbackFiles.id, id));
    const bytes = row && (await files.get(row.file).catch(nullWhenMissing));
    if (!bytes) return reply.callNotFound();
    return reply
      .type(row.mediaType)
      .header('cache-control', 'private, max-age=900, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

function sign(id: string, until: number, pepper: string): string {
  return createHmac('sha256', `feedbackPicture|${pepper}`).update(`${id}.${until}`).digest('base64url');
}

function isSigned(id: string, until: number, signature: string, pepper: string): boolean {
  const [sent, right] = [Buffer.from(signature), Buffer.from(sign(id, until, pepper))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof FileMissing) return null;
  throw error;
}
