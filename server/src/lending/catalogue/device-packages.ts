import type { Language, Policy } from '@kopa/contract';
import type { devicePackageList } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { kindsOfData } from '../device-data/device-data.ts';
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
  const kinds = await kindsOfData(db, userId, policy.deviceData, language);
  if (!kinds.some(({ kind, enable }) => kind === 'appList' && enable))
    return { consented: false, packages: [] };
  const items = await readList(db, 'devicePackages', policy);
  return {
    consented: true,
    packages: items.map(({ packageName, purpose }) => ({ packageName, purpose: purpose[language] })),
  };
}
