import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { reconcile } from '../../server/src/lending/ledger/reconcile.ts';
import { settledSums } from '../../server/src/ports/payments/simulator/settled-sums.ts';
import type { Database } from '../../server/src/storage/database.ts';
import { inSnapshot } from '../../server/src/storage/in-transaction.ts';
import type { Expected } from './borrower.ts';

/** What the books of a lender that has stopped lack, and what they have twice. */
export interface Found {
  lost: string[];
  doubled: string[];
  /** Books that differ, and work that has not ended. */
  wrong: string[];
}

interface Sums {
  key: string;
  count: number;
  cents: number;
}

/**
 * Compares a lender's tables with what its borrowers were told and with the provider's book, payment by
 * payment, by statements of its own; and asks `reconcile` as well.
 */
export async function checkBooks(db: Database, all: readonly Expected[]): Promise<Found> {
  const found: Found = { lost: [], doubled: [], wrong: [] };
  const sumsOf = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(query);
    return rows.map((row) => ({
      key: String(row['key']),
      count: Number(row['count']),
      cents: Number(row['cents'] ?? 0),
    }));
  };
  const same = (what: string, one: readonly Sums[], other: readonly Sums[]) => {
    const others = new Map(other.map((row) => [row.key, row]));
    for (const row of one) {
      const match = others.get(row.key);
      others.delete(row.key);
      if (!match) found.lost.push(`${what} ${row.key} of ${row.cents}`);
      else if (match.count > row.count) found.doubled.push(`${what} ${row.key}: ${match.count} times`);
      else if (match.cents !== row.cents)
        found.wrong.push(`${what} ${row.key}: ${row.cents}, ${match.cents}`);
    }
    for (const { key, cents } of others.values()) found.wrong.push(`${what} ${key} of ${cents} is nobody's`);
  };

  // What came in: the provider's book, the ledger, and what borrowers are shown, receipt by receipt.
  const provided = await sumsOf(
    sql`select receipt as key, 1 as count, shillings * 100 as cents from simulated_payments
      where kind in ('repayment', 'paybill') and state = 'settled'`,
  );
  const booked = await sumsOf(
    // A prompt that was asked about is booked under its id, before its receipt is known.
    sql`select coalesce(r.receipt, substr(j.key, 9)) as key, count(distinct j.id) as count, sum(e.cents) as cents
      from journals j join entries e on e.journal_id = j.id
      left join repayments r on r.pay_order_id = substr(j.key, 9)
      where j.kind = 'receipt' and e.account = 'paybillFloat' group by 1`,
  );
  same('receipt', provided, booked);
  const suspended = new Set(
    (
      await sumsOf(
        sql`select substr(j.key, 9) as key, 1 as count, 0 as cents from journals j where j.kind = 'receipt' and j.order_no is null`,
      )
    ).map(({ key }) => key),
  );
  same(
    'payment',
    provided.filter(({ key }) => !suspended.has(key)),
    await sumsOf(
      sql`select receipt as key, count(*) as count, sum(amount_cents) as cents from repayments where state = 'paid' group by 1`,
    ),
  );

  // What went out.
  same(
    'payout',
    await sumsOf(
      sql`select receipt as key, 1 as count, shillings * 100 as cents from simulated_payments
        where kind = 'disbursement' and state = 'settled'`,
    ),
    await sumsOf(
      sql`select receipt as key, count(*) as count, sum(amount_cents) as cents from (
          select receipt, amount_cents from disbursements where state = 'paid'
          union all select receipt, amount_cents from refunds where state = 'paid') paid group by 1`,
    ),
  );
  for (const { key, count } of await sumsOf(
    sql`select order_no as key, count(*) as count from disbursements where state <> 'failed' group by 1 having count(*) > 1`,
  ))
    found.doubled.push(`payouts of ${key}: ${count}`);
  for (const { key, count } of await sumsOf(
    sql`select order_no || ' ' || event as key, count(*) as count from order_events
      where event in ('applied', 'submitted', 'approved', 'agreed', 'drawn', 'disbursed', 'paidOff')
      group by 1 having count(*) > 1`,
  ))
    found.doubled.push(`${key}: ${count}`);
  for (const { key, cents } of await sumsOf(
    sql`select j.key, count(e.id) as count, coalesce(sum(e.cents), 0) as cents from journals j
      left join entries e on e.journal_id = j.id group by j.key having coalesce(sum(e.cents), 0) <> 0 or count(e.id) < 2`,
  ))
    found.wrong.push(`journal ${key} sums to ${cents}`);

  // Work that a quiet lender has done.
  for (const { key } of await sumsOf(
    sql`select 'repayment ' || pay_order_id as key, 1 as count from repayments where state = 'open'
      union all select 'payout ' || id, 1 from disbursements where state in ('requested', 'accepted', 'held')
      union all select 'refund ' || id, 1 from refunds where state in ('requested', 'accepted')
      union all select 'job ' || kind || ' ' || key, 1 from jobs
        where done_at is null and (stopped_at is not null or attempts > 0)`,
  ))
    found.wrong.push(`${key} has not ended`);

  compareIds(
    found,
    'payment',
    all.map(({ prompts }) => prompts),
    await sumsOf(
      sql`select pay_order_id as key, 1 as count from repayments where prompt_hash is not null or receipt_from = 'prompt'`,
    ),
  );
  compareIds(
    found,
    'order',
    all.map(({ orders }) => orders),
    await sumsOf(sql`select order_no as key, 1 as count from orders`),
  );
  const states = new Map(
    (await db.execute(sql`select reference, state from simulated_payments`)).rows.map((row) => [
      row['reference'],
      row['state'],
    ]),
  );
  for (const { settled } of all)
    for (const [reference, state] of settled)
      if (states.get(reference) !== state) found.lost.push(`the provider's ${reference}: ${state}`);

  const books = await inSnapshot(db, async (tx) => reconcile(tx, await settledSums(tx)));
  const { ledgerSum, differing, received, sent } = books;
  const isEven = [received, sent].every(({ ledger, provider }) => ledger === provider);
  if (!isDeepStrictEqual({ ledgerSum, differing }, { ledgerSum: 0, differing: [] }) || !isEven)
    found.wrong.push(JSON.stringify({ ledgerSum, differing, received, sent }));
  return found;
}

/** What was acknowledged is there, and no more than that and what had no answer. */
function compareIds(
  found: Found,
  what: string,
  all: readonly { ids: Set<string>; unknown: number }[],
  rows: readonly Sums[],
): void {
  const there = new Set(rows.map(({ key }) => key));
  const ids = all.flatMap(({ ids }) => [...ids]);
  for (const id of ids) if (!there.has(id)) found.lost.push(`${what} ${id}`);
  const more = there.size - ids.length - all.reduce((sum, { unknown }) => sum + unknown, 0);
  if (more > 0) found.doubled.push(`${more} more of ${what} than were asked for`);
}
