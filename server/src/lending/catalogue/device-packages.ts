import type { Language, Policy } from '@kopa/contract';
import type { devicePackageList } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { deviceDataConsents } from '../../storage/schema/index.ts';
import { readList } from './read-list.ts';

/**
 * The packages that may be looked for on a borrower's phone (S6-11): none where the policy collects nothing, none without the
 * borrower's consent to the list of apps (or, where everyone's is collected, against a refusal), and never more than the lender's
 * list, which begins empty.
 */
export async function devicePackagesFor(
  db: Database,
  policy: Policy,
  userId: string,
  language: Language,
): Promise<ResultOf<typeof devicePackageList>> {
  if (!(await mayLook(db, policy, userId))) return { consented: false, packages: [] };
  const items = await readList(db, 'devicePackages', policy);
  return {
    consented: true,
    packages: items.map(({ packageName, purpose }) => ({ packageName, purpose: purpose[language] })),
  };
}

/** What was said last counts, so that a consent that is taken back ends it. */
async function mayLook(db: Database, { deviceData }: Policy, userId: string): Promise<boolean> {
  if (deviceData === 'none') return false;
  const [latest] = await db
    .select({ granted: deviceDataConsents.granted })
    .from(deviceDataConsents)
    .where(and(eq(deviceDataConsents.userId, userId), eq(deviceDataConsents.kind, 'appList')))
    .orderBy(desc(deviceDataConsents.id))
    .limit(1);
  return latest?.granted ?? deviceData === 'upFront';
}
