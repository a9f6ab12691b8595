import type { ErrorName } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { attemptBudgets, rateLimitAttempts, type LimitedAction } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { subjectOf, type Visitor } from './doors.ts';
import { networkOf } from './network.ts';

const hour = 3_600_000;

/**
 * Counts an attempt. A known phone has a count of its own. A stranger counts for the address (of IPv6 the
 * line), the device, the network around the address, and the lender's budget for all strangers. Throws with
 * `retryAt` when one of the counts has reached its limit within the hour: `tooManyNearby` for an address and
 * a network, otherwise `tooManyRequests`. A refused attempt extends no wait. A phone number has limits of its
 * own. Whole towns share an operator's address, so its limit is high; a device chooses its own name.
 */
export async function countAttempt(
  db: Database,
  action: LimitedAction,
  visitor: Visitor,
  at: number,
  { pepper, policy, budgets }: Pick<Lender, 'pepper' | 'policy' | 'budgets'>,
): Promise<void> {
  const { perAddressHour, perDeviceHour } = policy.verification;
  if (visitor.isKnown) return count(db, action, visitor.asker, at, perDeviceHour);
  const { host, network } = networkOf(visitor.address);
  await count(db, action, subjectOf(pepper, `address ${host}`), at, perAddressHour, 'tooManyNearby');
  if (visitor.device !== '')
    await count(db, action, subjectOf(pepper, `device ${visitor.device}`), at, perDeviceHour);
  const nearby = { subject: subjectOf(pepper, `network ${network}`), limit: budgets.networkPerHour };
  await spend(db, action, { ...nearby, refusal: 'tooManyNearby' }, at);
  await spend(db, action, { subject: 'lender', limit: budgets.lenderPerHour }, at);
}

/**
 * Counts a command of a borrower with its change, on all servers. Throws `tooManyRequests` with `retryAt`
 * beyond those of the day (of UTC): every table that grows with commands is bounded.
 */
export async function countCommand(
  tx: Transaction,
  userId: string,
  at: number,
  { pepper, budgets }: Pick<Lender, 'pepper' | 'budgets'>,
): Promise<void> {
  const subject = subjectOf(pepper, `borrower ${userId}`);
  await spend(tx, 'command', { subject, limit: budgets.commandsPerDay, every: dayMs }, at);
}

/**
 * Counts a photo of a card or a face for its borrower. Throws `tooManyPhotos` with `retryAt` when the
 * policy's limit is reached within the hour.
 */
export async function countPhoto(
  db: Database,
  userId: string,
  at: number,
  { pepper, policy }: Pick<Lender, 'pepper' | 'policy'>,
): Promise<void> {
  const subject = subjectOf(pepper, `borrower ${userId}`);
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

/**
 * Spends one of a budget with many attempts: one row a period instead of one an attempt. The statement
 * changes nothing once the budget is spent.
 */
async function spend(
  db: Database | Transaction,
  action: LimitedAction,
  {
    subject,
    limit,
    every = hour,
    refusal = 'tooManyRequests',
  }: { subject: string; limit: number; every?: number; refusal?: ErrorName },
  at: number,
): Promise<void> {
  const from = Math.floor(at / every) * every;
  const spent = await spendOne(db).execute({ action, subject, from, limit });
  if (spent.length === 0) throw new CallError(refusal, { data: { retryAt: from + every } });
}

const spendOne = prepared((db) =>
  db
    .insert(attemptBudgets)
    .values({
      action: sql.placeholder('action'),
      subject: sql.placeholder('subject'),
      from: sql.placeholder('from'),
      used: 1,
    })
    .onConflictDoUpdate({
      target: [attemptBudgets.action, attemptBudgets.subject, attemptBudgets.from],
      set: { used: sql`${attemptBudgets.used} + 1` },
      setWhere: lt(attemptBudgets.used, sql.placeholder('limit')),
    })
    .returning({ used: attemptBudgets.used })
    .prepare('spend_attempt'),
);
