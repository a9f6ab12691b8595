import type { ResultOf } from '@kopa/contract/calls/call';
import type { marketIndex } from '@kopa/contract/calls/market';
import { saidInPage } from '../../shared/session/lender-in-page.ts';

type Home = ResultOf<typeof marketIndex>;

/** How long a kept page trusts the phone's clock, in ms. */
const trusted = 31 * 86_400_000;

/** Home for a visitor before the lender answers: with the loans that the page says; undefined without. */
export function homeInPage(): Home | undefined {
  const said = saidInPage('loans') as Pick<Home, 'products' | 'serverTime'> | null;
  if (!said?.products?.length) return undefined;
  const passed = Date.now() - said.serverTime;
  return {
    status: 'canLoan',
    order: null,
    products: said.products,
    savedIfPaidTodayCents: 0,
    payoffTodayCents: 0,
    firstName: null,
    serverTime: passed >= 0 && passed < trusted ? Date.now() : said.serverTime,
  };
}
