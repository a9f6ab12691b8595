import { asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { accounts, entries, journals, orders, type Account } from '../../storage/schema/index.ts';

/** The balance of each account, in cents: debits less credits. */
export type Balances = Record<Account, number>;

/** Entries of one statement. */
const entriesAtOnce = 100_000;

/** The balances of one order. */
export function balancesOf(tx: Transaction, orderNo: string): Promise<Balances> {
  return balancesByOrder(tx, [orderNo]).then((all) => all.get(orderNo)!);
}

/**
 * The balances of several orders, by number, with the charges of nights as if each had a journal of its own:
 * of these the order has the sums, until they are moved to its accounts.
 */
export async function balancesByOrder(
  tx: Transaction,
  orderNos: readonly string[],
): Promise<Map<string, Balances>> {
  const rows = await tx
    .select({
      orderNo: journals.orderNo,
      account: entries.account,
      cents: sql<string>`sum(${entries.cents})`,
    })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(inArray(journals.orderNo, [...orderNos]))
    .groupBy(journals.orderNo, entries.account);
  const all = new Map(orderNos.map((orderNo) => [orderNo, noBalances()]));
  for (const { orderNo, account, cents } of rows) all.get(orderNo!)![account] = Number(cents);
  const { accruedInterestCents: interest, accruedPenaltyCents: penalty } = orders;
  const accrued = await tx
    .select({ orderNo: orders.orderNo, interest, penalty })
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]));
  for (const { orderNo, ...sums } of accrued)
    for (const kind of ['interest', 'penalty'] as const) {
      const own = all.get(orderNo)!;
      own[`${kind}Receivable`] += sums[kind];
      own[`${kind}Income`] += own[`${kind}Accrued`] - sums[kind];
      own[`${kind}Accrued`] = 0;
    }
  return all;
}

/** The balances of the whole ledger, by `most` entries at once; their sum is 0. */
export async function allBalances(tx: Transaction, most = entriesAtOnce): Promise<Balances> {
  const balances = noBalances();
  for (let after = 0; ;) {
    const page = tx
      .select({ id: entries.id, account: entries.account, cents: entries.cents })
      .from(entries)
      .where(gt(entries.id, after))
      .orderBy(asc(entries.id))
      .limit(most)
      .as('page');
    const rows = await tx
      .select({
        account: page.account,
        cents: sql<string>`sum(${page.cents})`,
        last: max(page.id),
      })
      .from(page)
      .groupBy(page.account);
    if (rows.length === 0) return balances;
    for (const { account, cents } of rows) balances[account] += Number(cents);
    after = Math.max(...rows.map(({ last }) => last!));
  }
}

function noBalances(): Balances {
  return Object.fromEntries(accounts.map((account) => [account, 0])) as Balances;
}
