import type { ResultOf } from '@kopa/contract/calls/call';
import { marketIndex } from '@kopa/contract/calls/market';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';

/** What home shows, with the words for where an order stands: home would go away again while it waits for them. */
export async function fetchHome(): Promise<ResultOf<typeof marketIndex>> {
  const home = await send(marketIndex, {});
  if (home.status !== 'canLoan') await language.loadNamespaces('enumerations');
  return home;
}
