import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import type { CodePurpose } from '@kopa/contract/calls/security';
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { mobileHash } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { verificationCodes } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Visitor } from './doors.ts';

const hour = 3_600_000;
/** The longest wait between two codes that strangers ask for. */
const longestWaitMs = 2 * hour;

/** The policy of codes, and the key of their hashes. */
export interface CodeRules {
  pepper: string;
  policy: Policy['verification'];
}

/** The purpose of a code, for a number and the phone at which the code was asked for. */
export interface CodeFor {
  /** National digits. */
  mobile: string;
  purpose: CodePurpose;
  /** As in `Origin`. */
  phone: string;
}

export interface NewCode {
  id: number;
  /** The digits, to send and forget. */
  code: string;
  resendAt: number;
  expiresAt: number;
}

/**
 * Creates a code and invalidates the phone's earlier codes of this purpose. A known phone and the network of
 * a stranger have counts of their own, so that nobody uses up the codes of the owner; the waits between the
 * codes of all strangers together grow. Needs a serializable transaction for its counts. Throws `codeTooSoon`
 * with `resendAt`, `tooManyCodes` with `retryAt`.
 */
export async function makeCode(
  tx: Transaction,
  { mobile, purpose }: Omit<CodeFor, 'phone'>,
  { asker, phone, isKnown }: Visitor,
  at: number,
  { pepper, policy }: CodeRules,
): Promise<NewCode> {
  const sent = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.mobileHash, mobileHash(tx, mobile)),
        gt(verificationCodes.createdAt, at - dayMs),
        // Those that are of the future since the clock went back would shut their owner out.
        lte(verificationCodes.createdAt, at),
      ),
    )
    .orderBy(desc(verificationCodes.id));
  const resendMs = policy.resendSeconds * 1000;
  const own = sent.filter((each) => each.asker === asker);
  const last = own.find((each) => each.purpose === purpose && each.phone === phone);
  if (last && at < last.createdAt + resendMs)
    throw new CallError('codeTooSoon', { data: { resendAt: last.createdAt + resendMs } });
  const retryAt = Math.max(
    (own[policy.perHour - 1]?.createdAt ?? -Infinity) + hour,
    (own[policy.perDay - 1]?.createdAt ?? -Infinity) + dayMs,
    isKnown ? -Infinity : endOfWait(sent, policy),
  );
  if (at < retryAt) throw new CallError('tooManyCodes', { data: { retryAt } });

  const code = String(randomInt(10 ** policy.digits)).padStart(policy.digits, '0');
  const salt = randomBytes(16).toString('hex');
  const expiresAt = at + policy.validMinutes * 60_000;
  const codeHash = hashOf(pepper, mobile, salt, code);
  const [row] = await tx
    .insert(verificationCodes)
    .values({
      mobileHash: mobileHash(tx, mobile),
      purpose,
      phone,
      asker,
      isKnown,
      salt,
      codeHash,
      createdAt: at,
      expiresAt,
    })
    .returning({ id: verificationCodes.id });
  return { id: row!.id, code, resendAt: at + resendMs, expiresAt };
}

/** The end of the wait of strangers: doubles with each of their codes of a day beyond the limit of one. */
function endOfWait(
  sent: readonly { isKnown: boolean; createdAt: number }[],
  { perDay, resendSeconds }: Policy['verification'],
): number {
  const strange = sent.filter(({ isKnown }) => !isKnown);
  if (strange.length < perDay) return -Infinity;
  const waitMs = resendSeconds * 1000 * 2 ** (strange.length - perDay);
  return strange[0]!.createdAt + Math.min(waitMs, longestWaitMs);
}

/** Deletes a code that could not be sent, so that another request is not too soon. */
export async function forgetCode(db: Database, id: number): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/**
 * Uses one attempt at the newest code of this purpose that this phone asked for; every attempt counts, and a
 * code that another phone asked for is not touched. Returns the id of a correct code, which `useCode` must
 * then consume. Throws `codeWrong` with `attemptsLeft`, `codeExpired`, `codeUsedUp`.
 */
export async function tryCode(
  db: Database,
  { mobile, purpose, phone }: CodeFor,
  code: string,
  at: number,
  { pepper, policy }: CodeRules,
): Promise<number> {
  const [newest] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.mobileHash, mobileHash(db, mobile)),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.phone, phone),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  if (!newest) throw new CallError('codeWrong');
  if (newest.usedAt !== null || at >= newest.expiresAt) throw new CallError('codeExpired');
  const [tried] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.id, newest.id), lt(verificationCodes.attempts, policy.attempts)))
    .returning({ attempts: verificationCodes.attempts });
  if (!tried) throw new CallError('codeUsedUp');
  if (!isCode(newest, mobile, code, pepper))
    throw new CallError('codeWrong', { data: { attemptsLeft: policy.attempts - tried.attempts } });
  return newest.id;
}

/** Returns the attempt at a correct code that was not used, so that the code can be sent to another call. */
export async function returnAttempt(db: Database, id: number): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ attempts: sql`greatest(${verificationCodes.attempts} - 1, 0)` })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)));
}

/** Throws `invalidInput` for a code with a wrong number of digits. No attempt is counted. */
export function checkLength(code: string, { policy }: Pick<CodeRules, 'policy'>): void {
  if (code.length !== policy.digits)
    throw new CallError('invalidInput', { fields: { code: 'code.invalid' } });
}

/** Consumes a code in the transaction of its use; of two concurrent uses one succeeds. */
export async function useCode(tx: Transaction, id: number, at: number): Promise<void> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: at })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw new CallError('codeExpired');
}

/** Whether these digits match a stored code of a number. */
export function isCode(
  { salt, codeHash }: { salt: string; codeHash: string },
  mobile: string,
  code: string,
  pepper: string,
): boolean {
  return same(hashOf(pepper, mobile, salt, code), codeHash);
}

function hashOf(pepper: string, mobile: string, salt: string, code: string): string {
  return createHmac('sha256', pepper).update(`${mobile}|${salt}|${code}`).digest('hex');
}

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
