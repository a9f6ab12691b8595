import { createHmac } from 'node:crypto';
import type { ErrorName, Policy } from '@kopa/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { rateLimitAttempts, type LimitedAction } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

const hour = 3_600_000;

/** The origin of a request. */
export interface Origin {
  /** The IP address, behind trusted proxies the client's. */
  address: string;
  /** The app's device id (the header `afid`); '' when missing. */
  device: string;
}

/**
 * Counts an attempt for its address and its device. Throws `tooManyRequests` with `retryAt` when either has
 * reached its limit within the hour. A refused attempt is not counted, so that retries do not extend the
 * wait. A phone number has limits of its own. Whole towns share an operator's address, so its limit is high;
 * a device chooses its own name.
 */
export async function countAttempt(
  db: Database,
  action: LimitedAction,
  { address, device }: Origin,
  at: number,
  { pepper, policy }: { pepper: string; policy: Policy['verification'] },
): Promise<void> {
  await count(db, action, hashOf(pepper, `address ${address}`), at, policy.perAddressHour);
  if (device !== '') await count(db, action, hashOf(pepper, `device ${device}`), at, policy.perDeviceHour);
}

/**
 * Counts a photo of a card or a face for its borrower. Throws `tooManyPhotos` with `retryAt` when the
 * policy's limit is reached within the hour.
 */
export async function countPhoto(
  db: Database,
  userId: string,
  at: number,
  { pepper, policy }: { pepper: string; policy: Policy },
): Promise<void> {
  const subject = hashOf(pepper, `borrower ${userId}`);
  await count(db, 'photo', subject, at, policy.identity.photosPerHour, 'tooManyPhotos');
}

/** The attempt is stored before the count, so that of two simultaneous attempts at least one counts both. */
async function count(
  db: Database,
  action: LimitedAction,
  subject: string,
  at: number,
  limit: number,
  refusal: ErrorName = 'tooManyRequests',
): Promise<void> {
  const [mine] = await db
    .insert(rateLimitAttempts)
    .values({ action, subject, at })
    .returning({ id: rateLimitAttempts.id });
  const attempts = await db
    .select({ at: rateLimitAttempts.at })
    .from(rateLimitAttempts)
    .where(
      and(
        eq(rateLimitAttempts.action, action),
        eq(rateLimitAttempts.subject, subject),
        gt(rateLimitAttempts.at, at - hour),
      ),
    )
    .orderBy(asc(rateLimitAttempts.id))
    .limit(limit + 1);
  if (attempts.length <= limit) return;
  await db.delete(rateLimitAttempts).where(eq(rateLimitAttempts.id, mine!.id));
  throw new CallError(refusal, { data: { retryAt: attempts[0]!.at + hour } });
}

function hashOf(pepper: string, subject: string): string {
  return createHmac('sha256', pepper).update(subject).digest('hex');
}
