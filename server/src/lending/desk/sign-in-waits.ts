import { dayMs } from '@kopa/contract/calendar';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { staffSignInFailures } from '../../storage/schema/index.ts';
import { subjectOf } from '../accounts/doors.ts';
import { networkOf } from '../accounts/network.ts';
import { CallError } from '../call-error.ts';

/** So many failures cost no wait: of one address of e-mail, and of one network. */
const free = { email: 4, network: 20 };
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
const forgottenMs = dayMs;

export interface SignInAttempt {
  email: string;
  address: string;
}

/** Throws `tooManyRequests` with `retryAt` while earlier failures make an attempt wait. */
export async function checkWait(
  db: Database,
  attempt: SignInAttempt,
  at: number,
  pepper: string,
): Promise<void> {
  const kinds = subjectsOf(attempt, pepper);
  const rows = await db
    .select()
    .from(staffSignInFailures)
    .where(inArray(staffSignInFailures.subject, Object.values(kinds)));
  const waits = rows.map(({ subject, count, lastAt }) => {
    const over = count - (subject === kinds.email ? free.email : free.network);
    const isForgotten = at - lastAt > forgottenMs;
    return over <= 0 || isForgotten ? 0 : lastAt + Math.min(firstWaitMs * 2 ** (over - 1), longestWaitMs);
  });
  const retryAt = Math.max(0, ...waits);
  if (retryAt > at) throw new CallError('tooManyRequests', { data: { retryAt } });
}

/** Counts a failed attempt. */
export async function countFailure(
  db: Database,
  attempt: SignInAttempt,
  at: number,
  pepper: string,
): Promise<void> {
  for (const subject of Object.values(subjectsOf(attempt, pepper)))
    await db
      .insert(staffSignInFailures)
      .values({ subject, count: 1, lastAt: at })
      .onConflictDoUpdate({
        target: staffSignInFailures.subject,
        set: {
          count: sql`case when ${staffSignInFailures.lastAt} < ${at - forgottenMs} then 1 else ${staffSignInFailures.count} + 1 end`,
          lastAt: at,
        },
      });
}

/** After a sign-in the failures of its address count no more. */
export async function forgetFailures(db: Database, email: string, pepper: string): Promise<void> {
  await db
    .delete(staffSignInFailures)
    .where(eq(staffSignInFailures.subject, subjectsOf({ email, address: '' }, pepper).email));
}

function subjectsOf({ email, address }: SignInAttempt, pepper: string) {
  return {
    email: subjectOf(pepper, `staff ${email}`),
    network: subjectOf(pepper, `staff network ${networkOf(address).network}`),
  };
}
