import { addDays, kenya, quote, type Day, type PricingTerms } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { sql } from 'drizzle-orm';
import { newBorrower } from '../src/storage/borrower-keys.ts';
import type { Database } from '../src/storage/database.ts';
import { users } from '../src/storage/schema/index.ts';
import { startOfDay } from './times.ts';

/** Equal running loans; by default a loan of KSh 10,000 for 91 days on Kenya's terms. */
export interface RunningLoans {
  count: number;
  disbursedOn: Day;
  terms?: PricingTerms;
  principalCents?: number;
  tenureDays?: number;
}

/** The number of the n-th of them, from 1. */
export function loanNo(n: number): string {
  return `L${String(n).padStart(7, '0')}`;
}

/** Writes disbursed loans with their journals, in a few statements: for many of them. */
export async function addRunningLoans(
  db: Database,
  { count, disbursedOn, terms = kenya.pricing, principalCents = 1_000_000, tenureDays = 91 }: RunningLoans,
): Promise<void> {
  const at = startOfDay(disbursedOn);
  const { feeCents, taxCents, disbursedCents, interestCents } = quote({ principalCents, tenureDays }, terms);
  const dueOn = addDays(disbursedOn, tenureDays);
  const numbers = sql`generate_series(1, ${count}::int) n`;
  const orderNo = sql`'L' || lpad(n::text, 7, '0')`;
  await db.transaction(async (tx) => {
    const borrowers = Array.from({ length: count }, (_, index) => ({
      ...newBorrower(tx, { id: `run${index + 1}`, mobile: '', createdAt: at }),
      mobileHash: null,
    }));
    for (let from = 0; from < count; from += 1000)
      await tx.insert(users).values(borrowers.slice(from, from + 1000));
    await tx.execute(sql`insert into orders (order_no, user_id, step, product_id, loan_purpose, loan_amount_cents,
        tenure_days, terms, created_at, closed_at, disbursed_on, due_on, charged_through)
      select ${orderNo}, 'run' || n, ${orderSteps.repaying}::int, 'personal', 'health', ${principalCents}::bigint,
        ${tenureDays}::int, ${JSON.stringify(terms)}::jsonb, ${at}::bigint, ${at}::bigint, ${disbursedOn}::text, ${dueOn}::text, ${disbursedOn}::text
      from ${numbers}`);
    await tx.execute(sql`insert into disbursements (id, order_no, state, principal_cents, fee_cents, tax_cents,
        amount_cents, mobile, created_at, settled_at)
      select 'D' || n, ${orderNo}, 'paid', ${principalCents}::bigint, ${feeCents}::bigint, ${taxCents}::bigint,
        ${disbursedCents}::bigint, '', ${at}::bigint, ${at}::bigint from ${numbers}`);
    await tx.execute(sql`insert into journals (key, kind, order_no, day, at)
      select 'disbursement:D' || n, 'disbursement', ${orderNo}, ${disbursedOn}::text, ${at}::bigint from ${numbers}`);
    await tx.execute(sql`insert into entries (journal_id, account, cents)
      select id, side.account, side.cents from journals
      cross join (values ('principalReceivable', ${principalCents}::bigint), ('payoutFloat', ${-disbursedCents}::bigint),
        ('feeIncome', ${-feeCents}::bigint), ('taxPayable', ${-taxCents}::bigint)) side (account, cents)
      where kind = 'disbursement' and made_by = pg_current_xact_id()::text and side.cents <> 0 order by id`);
    if (terms.accrual === 'daily') return;
    await tx.execute(sql`insert into journals (key, kind, order_no, day, at)
      select 'interest:' || ${orderNo} || ':' || ${disbursedOn}::text, 'interest', ${orderNo}, ${disbursedOn}::text, ${at}::bigint
      from ${numbers}`);
    await tx.execute(sql`insert into entries (journal_id, account, cents)
      select id, side.account, side.cents from journals
      cross join (values ('interestReceivable', ${interestCents}::bigint), ('interestIncome', ${-interestCents}::bigint))
        side (account, cents)
      where kind = 'interest' and made_by = pg_current_xact_id()::text order by id`);
  });
}
