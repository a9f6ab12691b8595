import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { verificationCodes } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The policy of codes, and the key of their hashes. */
export interface CodeRules {
  pepper: string;
  policy: Policy['verification'];
}

export interface NewCode {
  id: number;
  /** The digits, to send and forget. */
  code: string;
  resendAt: number;
  expiresAt: number;
}

/**
 * Creates a code for a number and invalidates earlier codes. Needs a serializable transaction for its counts.
 * Throws `codeTooSoon` with `resendAt`, `tooManyRequests` with `retryAt`.
 */
export async function makeCode(
  tx: Transaction,
  mobile: string,
  at: number,
  { pepper, policy }: CodeRules,
): Promise<NewCode> {
  const sent = await tx
    .select({ at: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.mobile, mobile), gt(verificationCodes.createdAt, at - day)))
    .orderBy(desc(verificationCodes.id));
  const resendMs = policy.resendSeconds * 1000;
  const last = sent[0];
  if (last && at < last.at + resendMs)
    throw new CallError('codeTooSoon', { data: { resendAt: last.at + resendMs } });
  const hourly = sent[policy.perHour - 1];
  if (hourly && hourly.at > at - hour)
    throw new CallError('tooManyRequests', { data: { retryAt: hourly.at + hour } });
  const daily = sent[policy.perDay - 1];
  if (daily) throw new CallError('tooManyRequests', { data: { retryAt: daily.at + day } });

  const code = String(randomInt(10 ** policy.digits)).padStart(policy.digits, '0');
  const salt = randomBytes(16).toString('hex');
  const expiresAt = at + policy.validMinutes * 60_000;
  const [row] = await tx
    .insert(verificationCodes)
    .values({ mobile, salt, codeHash: hashOf(pepper, mobile, salt, code), createdAt: at, expiresAt })
    .returning({ id: verificationCodes.id });
  return { id: row!.id, code, resendAt: at + resendMs, expiresAt };
}

/** Deletes a code that could not be sent, so that another request is not too soon. */
export async function forgetCode(db: Database, id: number): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/**
 * Uses one attempt at a number's newest code; every attempt counts. Returns the id of a correct code, which
 * `useCode` must then consume. Throws `codeWrong` with `attemptsLeft`, `codeExpired`, `codeUsedUp`.
 */
export async function tryCode(
  db: Database,
  mobile: string,
  code: string,
  at: number,
  { pepper, policy }: CodeRules,
): Promise<number> {
  const [newest] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.mobile, mobile))
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
