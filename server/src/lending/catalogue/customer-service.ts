import type { Policy } from '@kopa/contract';
import type { customerService } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { readList } from './read-list.ts';

/** How to reach a person, and who lends; each is empty as long as the lender has not said it. */
export async function customerServiceOf(
  db: Database,
  policy: Policy,
): Promise<ResultOf<typeof customerService>> {
  const [said] = await readList(db, 'customerService', policy);
  const { phone = '', email = '', hours = '', lender } = said ?? {};
  if (!lender) return { phone, email, hours };
  const { legalName, licenceNumber = '', dataControllerNumber = '', postalAddress = '' } = lender;
  return {
    phone,
    email,
    hours,
    lender: { legalName, licenceNumber, dataControllerNumber, postalAddress },
  };
}
