import { createHmac } from 'node:crypto';
import type { ErrorName, Policy } from '@kopa/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { doorKnocks, type Door } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

const hour = 3_600_000;

/** Where a request comes from. */
export interface Origin {
  /** The IP address, of the client behind trusted proxies. */
  address: string;
  /** What the app calls its device (the header `afid`); '' when it does not say. */
  device: string;
}

/**
 * Counts a knock at a door for its address and its device, and throws `tooManyRequests` with `retryAt` when either had
 * its share within the hour. A refused knock does not count: nobody stays out for having tried. A number has limits of
 * its own. Whole towns share an address with their operator, so its share is large; a device may name itself anew.
 */
export async function knock(
  db: Database,
  door: Door,
  { address, device }: Origin,
  at: number,
  { pepper, policy }: { pepper: string; policy: Policy['verification'] },
): Promise<void> {
  await count(db, door, hashOf(pepper, `address ${address}`), at, policy.perAddressHour);
  if (device !== '') await count(db, door, hashOf(pepper, `device ${device}`), at, policy.perDeviceHour);
}

/**
 * Counts a photo of a card or a face for its borrower, and throws `tooManyPhotos` with `retryAt` when the policy's number came within
 * the hour.
 */
export async function knockWithPhoto(
  db: Database,
  userId: string,
  at: number,
  { pepper, policy }: { pepper: string; policy: Policy },
): Promise<void> {
  const subject = hashOf(pepper, `borrower ${userId}`);
  await count(db, 'photo', subject, at, policy.identity.photosPerHour, 'tooManyPhotos');
}

/** Mine is counted with the others, so that of two at the same moment at least one sees both. */
async function count(
  db: Database,
  door: Door,
  subject: string,
  at: number,
  share: number,
  refusal: ErrorName = 'tooManyRequests',
): Promise<void> {
  const [mine] = await db.insert(doorKnocks).values({ door, subject, at }).returning({ id: doorKnocks.id });
  const knocks = await db
    .select({ at: doorKnocks.at })
    .from(doorKnocks)
    .where(and(eq(doorKnocks.door, door), eq(doorKnocks.subject, subject), gt(doorKnocks.at, at - hour)))
    .orderBy(asc(doorKnocks.id))
    .limit(share + 1);
  if (knocks.length <= share) return;
  await db.delete(doorKnocks).where(eq(doorKnocks.id, mine!.id));
  throw new CallError(refusal, { data: { retryAt: knocks[0]!.at + hour } });
}

function hashOf(pepper: string, subject: string): string {
  return createHmac('sha256', pepper).update(subject).digest('hex');
}
