import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { accounts, entries, journals, type Account } from '../../storage/schema/index.ts';

/** The balance of each account, in cents: debits less credits. */
export type Balances = Record<Account, number>;

/** The balances of one order. */
export function balancesOf(tx: Transaction, orderNo: string): Promise<Balances> {
  return sumUp(tx, eq(journals.orderNo, orderNo));
}

/** The balances of several orders, by number. */
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
  return all;
}

/** The balances of the whole ledger; their sum is 0. */
export function allBalances(tx: Transaction): Promise<Balances> {
  return sumUp(tx, undefined);
}

async function sumUp(tx: Transaction, which: SQL | undefined): Promise<Balances> {
  const rows = await tx
    .select({ account: entries.account, cents: sql<string>`sum(${entries.cents})` })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(which)
    .groupBy(entries.account);
  const balances = noBalances();
  for (const { account, cents } of rows) balances[account] = Number(cents);
  return balances;
}

function noBalances(): Balances {
  return Object.fromEntries(accounts.map((account) => [account, 0])) as Balances;
}
