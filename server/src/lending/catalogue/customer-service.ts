import type { Policy } from '@kopa/contract';
import type { customerService } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { readList } from './read-list.ts';

/** How to reach a person; each is empty as long as the lender has not said it. */
export async function customerServiceOf(
  db: Database,
  policy: Policy,
): Promise<ResultOf<typeof customerService>> {
  const [said] = await readList(db, 'customerService', policy);
  return { phone: said?.phone ?? '', email: said?.email ?? '', hours: said?.hours ?? '' };
}
