import { toBirthday, type MarketCode, type Policy } from '@kopa/contract';
import type { CardReading, CardReadingError } from '@kopa/contract/entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { CardFinding, CardSide, CardText } from '../../ports/identity/identity-verifier.ts';
import { keyOfOrder, openOwn } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { jobs, orderPhotos, photoReadings, type PhotoReadingRow } from '../../storage/schema/index.ts';
import { CannotOpen } from '../../storage/sealing-key.ts';
import { CallError } from '../call-error.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { findOrder } from '../orders/find-order.ts';
import { reached } from '../sections/save-section.ts';
import { stillAskedFor } from './new-photos.ts';
import { refusalOf, unclearRefusal } from './photo-refusal.ts';

const placeOf = (file: string) => ({ column: 'photo_readings.text', row: file });
const sides: readonly CardSide[] = ['front', 'back'];

/** Queues the reading of a new photo of a side, so that reading overlaps the next photo. */
export async function queueReading(
  tx: Transaction,
  { orderNo, side, file, at }: { orderNo: string; side: CardSide; file: string; at: number },
): Promise<void> {
  const [asked] = await tx
    .insert(photoReadings)
    .values({ file, orderNo, side, state: 'reading', requestedAt: at })
    .onConflictDoNothing()
    .returning();
  if (asked) await enqueue(tx, { kind: 'readSide', key: file, runAt: at, payload: { file } });
}

/** A replaced photo: its read data is deleted, except for an unreadable one, which counts as an attempt. */
export async function forgetReading(tx: Transaction, file: string): Promise<void> {
  await tx.delete(photoReadings).where(and(eq(photoReadings.file, file), ne(photoReadings.state, 'unread')));
  await tx.delete(jobs).where(and(eq(jobs.kind, 'readSide'), eq(jobs.key, file)));
}

/**
 * The state of the reading of an order's card. Each photo is read once; another photo is another reading. The
 * policy limits the refused photos per side; further photos pass, for manual review. Throws `photosMissing`
 * with the missing sides, `stepOutOfTurn`, `orderNotFound`.
 */
export async function askCardReading(
  tx: Transaction,
  { userId, orderNo, at }: { userId: string; orderNo: string; at: number },
  { policy, identity }: Pick<Lender, 'policy' | 'identity'>,
): Promise<CardReading> {
  await findOrder(tx, userId, orderNo);
  const [asked] = await stillAskedFor(tx, orderNo);
  if (asked) {
    const error = unclearRefusal(asked, policy.market.code) as CardReadingError;
    return { state: 'failed', error, fields: {} };
  }
  const known = await readingsOf(tx, orderNo);
  if (sides.some((side) => known[side] === undefined)) {
    await reached(tx, userId, orderNo, orderSteps.identityOcr);
    // The order is locked, so that no photo can be replaced in the meantime.
    const files = await filesOf(tx, orderNo);
    const missing = sides.filter((side) => files[side] === undefined);
    if (missing.length > 0) throw new CallError('photosMissing', { data: { missing } });
    if (!identity.capabilities.readsCards) return { state: 'read', error: null, fields: {} };
    for (const side of sides) await queueReading(tx, { orderNo, side, file: files[side]!, at });
    return { state: 'reading', error: null, fields: {} };
  }
  const both = sides.map((side) => known[side]!);
  for (const { side, state, reason } of both)
    if (state === 'unread' && reason && (await mayFail(tx, orderNo, side, policy)))
      return { state: 'failed', error: errorOf(reason, policy.market.code), fields: {} };
  if (both.some(({ state }) => state === 'reading')) return { state: 'reading', error: null, fields: {} };
  return { state: 'read', error: null, fields: await fieldsOf(tx, both, policy) };
}

/** Whether an unrecognisable photo of this side is still refused. */
export async function mayFail(
  db: Database | Transaction,
  orderNo: string,
  side: CardSide,
  { identity }: Pick<Policy, 'identity'>,
): Promise<boolean> {
  const [failed] = await db
    .select({ count: count() })
    .from(photoReadings)
    .where(
      and(
        eq(photoReadings.orderNo, orderNo),
        eq(photoReadings.side, side),
        eq(photoReadings.state, 'unread'),
      ),
    );
  return (failed?.count ?? 0) <= identity.tries;
}

/** Records the reading of a side, once. */
export async function keepFinding(
  tx: Database | Transaction,
  { orderNo, side, file, at }: { orderNo: string; side: CardSide; file: string; at: number },
  finding: CardFinding,
): Promise<void> {
  const found =
    finding.state === 'read'
      ? {
          state: 'read' as const,
          reason: null,
          text: (await keyOfOrder(tx, orderNo)).seal(finding.text, placeOf(file)),
        }
      : { state: 'unread' as const, reason: unreadReason(side, finding.because), text: null };
  await tx
    .insert(photoReadings)
    .values({ file, orderNo, side, requestedAt: at, readAt: at, ...found })
    .onConflictDoUpdate({
      target: photoReadings.file,
      set: { ...found, readAt: at },
      setWhere: eq(photoReadings.state, 'reading'),
    });
}

/** `readSide`: reads one side of a card, and records the result. */
export const readingJobs: JobHandlers = {
  readSide: {
    atOnce: 4,
    outside: async ({ file }: { file: string }, { lender, at }) => {
      const { db, files, identity, policy } = lender;
      const [row] = await db.select().from(photoReadings).where(eq(photoReadings.file, file));
      if (row?.state !== 'reading' || !identity.capabilities.readsCards) return;
      const { orderNo, side } = row;
      const image = await files.get(file).catch(async (error: unknown) => {
        // A replaced photo has no file any more; any other missing file causes a retry.
        if ((await filesOf(db, orderNo))[side] === file) throw error;
        return null;
      });
      if (!image) return;
      const finding = await identity.readCard({ side, image, market: policy.market.code });
      await keepFinding(db, { orderNo, side, file, at }, finding);
    },
  },
};

/** The data read from a photo, for a reviewer; null when missing or sealed with another secret. */
export async function readingOf(db: Database | Transaction, file: string): Promise<CardText | null> {
  const [row] = await db.select().from(photoReadings).where(eq(photoReadings.file, file));
  return (row && (await opened(db, row))[0]) ?? null;
}

function unreadReason(side: CardSide, because: 'notThisSide' | 'numberUnread'): IdentityReason {
  if (because === 'numberUnread') return 'numberUnread';
  return side === 'front' ? 'frontUnread' : 'backUnread';
}

function errorOf(reason: NonNullable<PhotoReadingRow['reason']>, market: MarketCode): CardReadingError {
  return refusalOf(reason, market) as CardReadingError;
}

/** The recognised fields of the personal section; only a name of two or three words is split. */
async function fieldsOf(
  db: Database | Transaction,
  readings: readonly PhotoReadingRow[],
  { applicant }: Policy,
): Promise<CardReading['fields']> {
  const texts: CardText[] = [];
  for (const row of readings) texts.push(...(await opened(db, row)));
  const first = <K extends keyof CardText>(name: K) =>
    texts.map((text) => text[name]).find((value) => value !== null) ?? null;
  const [nationalId, names, birthday] = [first('nationalId'), first('names'), first('birthday')];
  const parted = names?.split(' ') ?? [];
  const isKnown = parted.length === 2 || parted.length === 3;
  return {
    ...(nationalId && { nationalId }),
    ...(birthday && { birthday: toBirthday(birthday, applicant.birthdayForm) }),
    ...(isKnown && { firstName: parted[0]!, lastName: parted.at(-1)! }),
    ...(parted.length === 3 && { middleName: parted[1]! }),
  };
}

/** Empty when sealed with another secret: then the borrower types the data. */
async function opened(
  db: Database | Transaction,
  { file, orderNo, text }: PhotoReadingRow,
): Promise<CardText[]> {
  if (text === null) return [];
  try {
    const key = await keyOfOrder(db, orderNo);
    return [openOwn(db, key, text, placeOf(file), 'cardReading') as CardText];
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return [];
  }
}

async function readingsOf(
  db: Database | Transaction,
  orderNo: string,
): Promise<Partial<Record<CardSide, PhotoReadingRow>>> {
  const files = await filesOf(db, orderNo);
  const names = Object.values(files);
  if (names.length === 0) return {};
  const rows = await db.select().from(photoReadings).where(inArray(photoReadings.file, names));
  return Object.fromEntries(sides.map((side) => [side, rows.find(({ file }) => file === files[side])]));
}

async function filesOf(
  db: Database | Transaction,
  orderNo: string,
): Promise<Partial<Record<CardSide, string>>> {
  const rows = await db
    .select({ kind: orderPhotos.kind, file: orderPhotos.file })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderNo, orderNo), inArray(orderPhotos.kind, ['front', 'back'])));
  return Object.fromEntries(rows.map(({ kind, file }) => [kind, file]));
}
