import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Lender } from '../lending/lender.ts';
import { FileMissing } from '../ports/files/files.ts';

const quarter = 15 * 60_000;
const wellFormed = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/** One kind of pictures with signed addresses. */
export interface SignedPictures {
  /** The prefix of the addresses: '/receipt-pictures'. */
  path: string;
  /** Part of the signature, so that an address of one kind opens no picture of another. */
  purpose: string;
  /** The file's name in the files port, and its type; undefined for an unknown id. */
  find: (db: Lender['db'], id: string) => Promise<{ file: string; mediaType: string } | undefined>;
}

/**
 * Shows a picture to its owner under a signed address that is valid for 15 to 30 minutes. An `img` element
 * sends no token, and 20 MB do not belong into an answer. The address stays the same for a quarter of an
 * hour, so that the phone fetches a picture once, and does not reveal the owner.
 */
export function addressOfPicture(
  { path, purpose }: SignedPictures,
  at: number,
  pepper: string,
): (id: string) => string {
  const until = (Math.floor(at / quarter) + 2) * quarter;
  return (id) => `${path}/${id}.${until}.${sign(purpose, id, until, pepper)}`;
}

/**
 * Serves pictures under their signed addresses; 404 for any other address, an expired one, and a deleted
 * picture.
 */
export function addSignedPictures(
  app: FastifyInstance,
  { path, purpose, find }: SignedPictures,
  { db, files, clock, pepper }: Lender,
): void {
  app.get<{ Params: { '*': string } }>(`${path}/*`, async (request, reply) => {
    const [, id = '', until = '', signature = ''] = wellFormed.exec(request.params['*']) ?? [];
    const right = sign(purpose, id, Number(until), pepper);
    if (!isSame(signature, right) || clock.now() >= Number(until)) return reply.callNotFound();
    const row = await find(db, id);
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

function sign(purpose: string, id: string, until: number, pepper: string): string {
  return createHmac('sha256', `${purpose}|${pepper}`).update(`${id}.${until}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [sent, right] = [Buffer.from(one), Buffer.from(other)];
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** For a picture whose file is gone; any other failure goes on. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof FileMissing) return null;
  throw error;
}
