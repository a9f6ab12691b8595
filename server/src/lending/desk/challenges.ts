import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { staffChallenges } from '../../storage/schema/index.ts';

/** Keeps a challenge for some time, and forgets those that are over. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  { at, forMs }: { at: number; forMs: number },
): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expiresAt, at));
  await db.insert(staffChallenges).values({ challenge, expiresAt: at + forMs });
}

/** Uses a challenge up; whether it was one of ours that is still valid. */
export async function useChallenge(
  db: Database | Transaction,
  challenge: string,
  at: number,
): Promise<boolean> {
  const used = await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.challenge, challenge), gt(staffChallenges.expiresAt, at)))
    .returning({ challenge: staffChallenges.challenge });
  return used.length > 0;
}
