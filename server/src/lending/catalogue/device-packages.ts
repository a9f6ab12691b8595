import type { Language, Policy } from '@kopa/contract';
import type { devicePackageList } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { kindsOfData } from '../device-data/device-data.ts';
import { readList } from './read-list.ts';

/**
 * The packages that the app may look for on a borrower's phone (S6-11): none when the policy collects
 * nothing, none without the borrower's consent to the app list (or, where collection is the default, after a
 * refusal), and never more than the lender's list, which is initially empty.
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
