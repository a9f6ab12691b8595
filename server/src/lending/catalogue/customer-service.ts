import type { customerService } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Lender } from '../lender.ts';
import { readList } from './read-list.ts';

/**
 * The contacts of customer service, and the lender's name and licence: the catalogue's, otherwise the
 * brand's. A value that neither states is empty.
 */
export async function customerServiceOf({
  brand,
  db,
  policy,
}: Pick<Lender, 'brand' | 'db' | 'policy'>): Promise<ResultOf<typeof customerService>> {
  const [said] = await readList(db, 'customerService', policy);
  const { phone = '', email = '', hours = '', lender = brand.lender } = said ?? {};
  if (!lender) return { phone, email, hours };
  const { legalName, licenceNumber = '', dataControllerNumber = '', postalAddress = '' } = lender;
  return {
    phone,
    email,
    hours,
    lender: { legalName, licenceNumber, dataControllerNumber, postalAddress },
  };
}
