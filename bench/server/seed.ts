import { createHash } from 'node:crypto';
import { maximumCents, quote, type Policy } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordPayout } from '../../server/src/lending/disbursement/payout-outcome.ts';
import { orderSectionRow } from '../../server/src/lending/sections/saved-sections.ts';
import { borrowerKey, newBorrower } from '../../server/src/storage/borrower-keys.ts';
import type { Database, Transaction } from '../../server/src/storage/database.ts';
import { inTransaction } from '../../server/src/storage/in-transaction.ts';
import {
  disbursements,
  journals,
  orders,
  orderSections,
  sessions,
  users,
} from '../../server/src/storage/schema/index.ts';

/** Borrower number n has these eight digits in every name of hers. */
const digits = (n: number): string => String(n).padStart(8, '0');

/** A client's data of borrower number n. */
export const borrower = (n: number) => ({
  token: `bench-token-${digits(n)}`,
  userId: `bench-${digits(n)}`,
  orderNo: `K${digits(n)}`,
  mobile: `7${digits(n)}`,
});

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const hour = 3_600_000;
const rowsAtOnce = 1000;
const template = '00000000';
/** Copied by number; columns with defaults from the template's columns are omitted. */
const copied = [
  ['sessions', sessions],
  ['orders', orders],
  ['disbursements', disbursements],
  ['journals', journals],
] as const;

/**
 * Borrowers 0 to `count` - 1, each logged in and with a running loan of the largest amount over 91 days,
 * disbursed at `at`: the lender creates one, the others are SQL copies.
 */
export async function seedLoans(db: Database, policy: Policy, count: number, at: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const last = count - 1;
    await addBorrowers(tx, count, at - hour);
    await makeTemplate(tx, policy, at);
    for (const [table] of copied) await copyRows(tx, table, last);
    await addPayouts(tx, count, at - hour);
    await tx.execute(sql`
      insert into entries (journal_id, account, cents)
      select j.id, e.account, e.cents
      from generate_series(1, ${last}::int) n
      join journals t on t.order_no = ${`K${template}`}
      join journals j on j.key = replace(t.key, ${template}, lpad(n::text, 8, '0'))
      join entries e on e.journal_id = t.id`);
  });
  await db.execute(sql`analyze`);
}

/** Each with a key of her own. */
async function addBorrowers(tx: Transaction, count: number, createdAt: number): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce)
    await tx.insert(users).values(
      Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, n) => {
        const { userId: id, mobile } = borrower(from + n);
        return newBorrower(tx, { id, mobile, createdAt });
      }),
    );
}

async function addPayouts(tx: Transaction, count: number, at: number): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, n) => borrower(from + n));
    const owners = await tx
      .select({ id: users.id, key: users.key })
      .from(users)
      .where(
        inArray(
          users.id,
          numbers.map(({ userId }) => userId),
        ),
      )
      .orderBy(users.id);
    await tx.insert(orderSections).values(
      owners.map((owner, n) => {
        const { orderNo, mobile } = numbers[n]!;
        const fields = {
          cardType: 'mobileMoney',
          bankName: 'MPESA',
          accountNumber: mobile,
          applicantName: 'A B',
        };
        return orderSectionRow(borrowerKey(tx, owner), { orderNo, section: 'payout', fields, at });
      }),
    );
  }
}

async function makeTemplate(tx: Transaction, policy: Policy, at: number): Promise<void> {
  const { userId, orderNo, token } = borrower(0);
  const principalCents = maximumCents(policy);
  const priced = quote({ principalCents, tenureDays: 91 }, policy.pricing);
  await tx.insert(sessions).values({
    userId,
    tokenHash: tokenHash(token),
    createdAt: at - hour,
    lastUsedAt: at - hour,
    expiresAt: at + 365 * 24 * hour,
  });
  await tx.insert(orders).values({
    orderNo,
    userId,
    step: orderSteps.lending,
    productId: 'personal',
    loanPurpose: 'education',
    loanAmountCents: principalCents,
    tenureDays: 91,
    terms: policy.pricing,
    createdAt: at - hour,
    submittedAt: at - hour,
    decidedAt: at - hour,
  });
  const id = `payout-${template}`;
  await tx.insert(disbursements).values({
    id,
    orderNo,
    state: 'accepted',
    principalCents,
    feeCents: priced.feeCents,
    taxCents: priced.taxCents,
    amountCents: priced.disbursedCents,
    // A number would be sealed with its borrower's key, which the copies do not have.
    mobile: '',
    createdAt: at - hour,
  });
  const paid = { receipt: `SBENCH${template}`, amountCents: priced.disbursedCents, paidAt: at };
  const outcome = { paid, failure: null };
  await recordPayout(tx, { kind: 'payout', id, providerId: `c-${template}`, outcome }, at, policy);
  const [made] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (made?.step !== orderSteps.repaying) throw new Error('The loan to be copied was not disbursed.');
}

async function copyRows(tx: Transaction, table: string, last: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and column_name <> 'made_by'`);
  const columns = rows.map(({ name }) => sql.identifier(String(name)));
  const number = sql`lpad(n::text, 8, '0')`;
  const values = rows.map(({ name, type }) => {
    const column = sql`t.${sql.identifier(String(name))}`;
    if (name === 'token_hash')
      return sql`encode(sha256(convert_to('bench-token-' || ${number}, 'UTF8')), 'hex')`;
    return type === 'text' ? sql`replace(${column}, ${template}, ${number})` : column;
  });
  const from = sql.identifier(table);
  await tx.execute(
    sql`insert into ${from} (${sql.join(columns, sql`, `)}) select ${sql.join(values, sql`, `)} from ${from} t, generate_series(1, ${last}::int) n`,
  );
}
