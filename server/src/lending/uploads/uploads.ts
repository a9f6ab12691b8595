import { createHash } from 'node:crypto';
import { retention } from '@kopa/contract/texts/retention';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { uploadParts, uploads, type UploadRow } from '../../storage/schema/index.ts';
import { countCommand } from '../accounts/rate-limit.ts';
import { lockBorrower } from '../accounts/users.ts';
import { CallError } from '../call-error.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { deleteUnnamed } from '../unnamed-files.ts';

/** How long an upload lasts, in ms. */
export const uploadLastsMs = retention.uploadHours * 3_600_000;
/** The uploads of a borrower that may be under way; a further one ends the oldest. */
const mostOpen = 8;
/** The parts of one upload: 20 MB in parts of 48 kB. */
const mostParts = 430;

/** An upload of a borrower. */
export interface OwnUpload {
  userId: string;
  id: string;
}

/** Begins an upload of so many bytes, as a command of the borrower. Throws `tooManyRequests`. */
export async function beginUpload(
  tx: Transaction,
  { userId, id, bytes, checksum, at }: OwnUpload & { bytes: number; checksum: string | null; at: number },
  lender: Lender,
): Promise<void> {
  await lockBorrower(tx, userId);
  await countCommand(tx, userId, at, lender);
  const open = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.usedAt)))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .offset(mostOpen - 1);
  for (const older of open) await endUpload(tx, { userId, id: older.id }, at);
  await tx.insert(uploads).values({ id, userId, bytes, checksum, createdAt: at });
  await enqueue(tx, { kind: 'forgetUpload', key: id, runAt: at + uploadLastsMs, payload: { id } });
}

/** An upload that lasts and that no call has taken. */
export async function findUpload(
  db: Database | Transaction,
  own: OwnUpload,
  at: number,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(isOpen(own), gt(uploads.createdAt, at - uploadLastsMs)));
  return row;
}

const isOpen = ({ userId, id }: OwnUpload) =>
  and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.usedAt));

/**
 * Keeps the part that begins at `start`, and returns whether it was the next one: of two parts for one place
 * one is kept, at any server. The file is written before the database refers to it.
 */
export async function keepPart(
  { db, files }: Pick<Lender, 'db' | 'files'>,
  own: OwnUpload,
  { start, bytes }: { start: number; bytes: Uint8Array },
): Promise<boolean> {
  if (bytes.length === 0) return true;
  const file = await files.put(bytes);
  const kept = await inTransaction(db, async (tx) => {
    const [moved] = await tx
      .update(uploads)
      .set({ received: start + bytes.length })
      .where(and(isOpen(own), eq(uploads.received, start), sql`${uploads.bytes} >= ${start + bytes.length}`))
      .returning({ id: uploads.id });
    if (!moved) return false;
    await tx.insert(uploadParts).values({ uploadId: own.id, start, bytes: bytes.length, file });
    const parts = await tx.$count(uploadParts, eq(uploadParts.uploadId, own.id));
    if (parts > mostParts) throw new CallError('tooManyRequests');
    return true;
  }).catch(async (error: unknown) => {
    await deleteUnnamed({ db, files }, uploadParts.file, [file]);
    throw error;
  });
  if (!kept) await files.delete(file);
  return kept;
}

/** A picture of a request (`withPhoto`): whole, or as an upload. */
export interface SentPhoto {
  file?: File | undefined;
  upload?: string | undefined;
}

/**
 * The bytes of a picture. Throws `invalidInput` for an upload that is unknown, not complete, taken before, or
 * other than announced: it has to be sent anew.
 */
export async function bytesOf(
  { file, upload }: SentPhoto,
  { userId, at }: { userId: string; at: number },
  { db, files }: Pick<Lender, 'db' | 'files'>,
): Promise<Uint8Array> {
  if (file) return new Uint8Array(await file.arrayBuffer());
  const row = await findUpload(db, { userId, id: upload ?? '' }, at);
  if (!row || row.received !== row.bytes) throw unknownUpload();
  const parts = await db
    .select({ file: uploadParts.file })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, row.id))
    .orderBy(asc(uploadParts.start));
  const bytes = Buffer.concat(await Promise.all(parts.map((part) => files.get(part.file))));
  const sum = createHash('sha256').update(bytes).digest('base64');
  if (row.checksum !== null && row.checksum !== sum) {
    await inTransaction(db, (tx) => endUpload(tx, { userId, id: row.id }, at));
    throw unknownUpload();
  }
  return new Uint8Array(bytes);
}

const unknownUpload = () => new CallError('invalidInput', { fields: { upload: 'upload.unknown' } });

/** The picture of a request is taken: its upload, if any, serves no other request. Throws as `bytesOf`. */
export async function takeUpload(
  tx: Transaction,
  { upload }: SentPhoto,
  { userId, at }: { userId: string; at: number },
): Promise<void> {
  if (upload !== undefined && !(await endUpload(tx, { userId, id: upload }, at))) throw unknownUpload();
}

/** Ends an upload: nothing is added and no call finds it. Returns whether it was open. */
async function endUpload(tx: Transaction, own: OwnUpload, at: number): Promise<boolean> {
  const ended = await tx.update(uploads).set({ usedAt: at }).where(isOpen(own)).returning({ id: uploads.id });
  for (const { id } of ended)
    await enqueue(tx, { kind: 'forgetUpload', key: `${id}:ended`, runAt: at, payload: { id } });
  return ended.length > 0;
}

/** Deletes the rows of a borrower's uploads, and returns the names of their files. */
export async function forgetUploads(tx: Transaction, userId: string): Promise<string[]> {
  const own = tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId));
  const gone = await tx
    .delete(uploadParts)
    .where(inArray(uploadParts.uploadId, own))
    .returning({ file: uploadParts.file });
  await tx.delete(uploads).where(eq(uploads.userId, userId));
  return gone.map(({ file }) => file);
}

/** `forgetUpload`: deletes an upload that has ended or lasted too long, its files first. */
export const uploadJobs: JobHandlers = {
  forgetUpload: {
    outside: async ({ id }: { id: string }, { lender: { db, files }, at }) => {
      // From here on no part is added.
      await db
        .update(uploads)
        .set({ usedAt: at })
        .where(and(eq(uploads.id, id), isNull(uploads.usedAt)));
      const parts = await db
        .select({ file: uploadParts.file })
        .from(uploadParts)
        .where(eq(uploadParts.uploadId, id));
      for (const { file } of parts) await files.delete(file);
      await inTransaction(db, async (tx) => {
        await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id));
        await tx.delete(uploads).where(eq(uploads.id, id));
      });
    },
  },
};
