import type { ResultOf } from '@kopa/contract/calls/call';
import { marketIndex } from '@kopa/contract/calls/market';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import type { RepayWay } from '@kopa/contract/entities';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { session } from '../../shared/session/session.ts';
import { forgetBegun } from '../../shared/order/any-begun.ts';
import { keepKnownLoan, readKnownLoan, type KnownLoan } from '../../shared/payment/known-loan.ts';
import { fetchPayWithoutApp } from '../../shared/payment/pay-without-app-part.ts';
import { fetchRunningLoan } from './running-loan-part.ts';

type Home = ResultOf<typeof marketIndex>;

/**
 * Home's data with the texts of an order's state, because waiting for them later would suspend home. Stores
 * the payment details of a running loan for offline use.
 */
export async function fetchHome(): Promise<Home> {
  const home = await send(marketIndex, {});
  if (home.status !== 'canLoan') await language.loadNamespaces('enumerations');
  if (home.status === 'rejected') await language.loadNamespaces('appeal');
  if (isRunning(home.status))
    // The code of the view, also for the time without a connection. The screen reports a failure.
    await Promise.all([language.loadNamespaces('loan'), fetchRunningLoan().catch(() => undefined)]);
  const owner = session()?.userId;
  if (owner !== undefined) void keepLoan(home, owner);
  // Finished, cancelled or refused: perhaps on another phone.
  if (home.status !== 'failed') forgetBegun();
  return home;
}

const isRunning = (status: Home['status']): status is KnownLoan['status'] =>
  status === 'repaying' || status === 'overdue';

/** The manual payment details are constant during a loan: queried once. */
async function keepLoan({ status, order, serverTime }: Home, owner: string): Promise<void> {
  if (!isRunning(status) || !order?.disbursedOn || !order.dueDate) {
    keepKnownLoan(null);
    return;
  }
  const { orderNo, repayAmount, dueAmount, disbursedOn, dueDate, overdueDays, penaltyPerDay } = order;
  const loan = {
    orderNo,
    status,
    repayAmount,
    dueAmount,
    disbursedOn,
    dueDate,
    overdueDays,
    penaltyPerDay,
    serverTime,
  };
  const before = readKnownLoan()?.value;
  const payTo = before?.orderNo === orderNo ? before.payTo : null;
  keepKnownLoan({ ...loan, payTo });
  fetchPayWithoutApp();
  if (payTo) return;
  // Without an answer only the balance is stored; home retries on the next visit.
  const ways = await queryClient
    .fetchQuery({ queryKey: queryKeys.repayProducts, queryFn: () => send(marketRepayProducts, {}) })
    .catch(() => null);
  // Another borrower may have logged in in the meantime.
  if (ways && session()?.userId === owner) keepKnownLoan({ ...loan, payTo: byHand(ways.methods) });
}

function byHand(methods: readonly RepayWay[]): KnownLoan['payTo'] {
  for (const channel of ['paybill', 'offlineAccount'] as const) {
    const way = methods.find((each) => each.channel === channel && each.available);
    if (way?.payTo) return { channel, ...way.payTo };
  }
  return null;
}
