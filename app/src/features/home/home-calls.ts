import type { ResultOf } from '@kopa/contract/calls/call';
import { marketIndex } from '@kopa/contract/calls/market';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import type { RepayWay } from '@kopa/contract/entities';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';
import { session } from '../../shared/session/session.ts';
import { keepKnownLoan, readKnownLoan, type KnownLoan } from './known-loan.ts';

type Home = ResultOf<typeof marketIndex>;

/**
 * What home shows, with the words for where an order stands: home would go away again while it waits for them. Keeps what is needed to
 * pay a running loan without a connection.
 */
export async function fetchHome(): Promise<Home> {
  const home = await send(marketIndex, {});
  if (home.status !== 'canLoan') await language.loadNamespaces('enumerations');
  // What shows a loan without a connection must be on the phone by then.
  if (isRunning(home.status)) await import('./loan-offline.tsx').catch(() => undefined);
  const owner = session()?.userId;
  if (owner !== undefined) void keepLoan(home, owner);
  return home;
}

const isRunning = (status: Home['status']): status is KnownLoan['status'] =>
  status === 'repaying' || status === 'overdue';

/** Where to pay by hand does not change while a loan runs: it is asked for once. */
async function keepLoan({ status, order, serverTime }: Home, owner: string): Promise<void> {
  if (!isRunning(status) || !order?.disbursedOn || !order.dueDate) {
    keepKnownLoan(null);
    return;
  }
  const { orderNo, repayAmount, disbursedOn, dueDate, overdueDays } = order;
  const loan = { orderNo, status, repayAmount, disbursedOn, dueDate, overdueDays, serverTime };
  const before = readKnownLoan()?.value;
  const payTo = before?.orderNo === orderNo ? before.payTo : null;
  keepKnownLoan({ ...loan, payTo });
  if (payTo) return;
  // Without an answer the sum alone is kept; home asks again when it is next opened.
  const ways = await send(marketRepayProducts, {}).catch(() => null);
  // Meanwhile somebody else may have logged in.
  if (ways && session()?.userId === owner) keepKnownLoan({ ...loan, payTo: byHand(ways.methods) });
}

function byHand(methods: readonly RepayWay[]): KnownLoan['payTo'] {
  for (const channel of ['paybill', 'offlineAccount'] as const) {
    const way = methods.find((each) => each.channel === channel && each.available);
    if (way?.payTo) return { channel, ...way.payTo };
  }
  return null;
}
