import { erasureAsk } from '@kopa/contract/calls/my-data';
import { reminderSave } from '@kopa/contract/calls/reminders';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { submitted } from '../../test/borrower.ts';
import { approved, disbursed, startMoneyLender } from '../../test/loan.ts';
import { statementsOf, type Statement } from '../../test/statements.ts';
import { newDatabaseUrl, postgres, useDatabase } from '../../test/test-database.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { compareBooks } from '../lending/ledger/compare-books.ts';
import { openPostgres } from '../storage/open.ts';
import { jobs } from '../storage/schema/index.ts';

/** Tables whose rows do not grow with borrowers, loans or days, and those of the sandbox's provider. */
const small = /^(settings|catalogue|catalogue_lists|callback_secrets|migrations|simulated_.*)$/;
/** Its rows, payments by hand that were mistakes, are too few here to be read one by one. */
const fewRows = 'journals_taken_back';
/** The kinds of every night, and those that each borrower's days bring. */
const nightly = ['accrue', 'accrueRunning', 'remind', 'reminder', 'forget', 'lapse', 'erase', 'deletePhotos'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** What a plan reads from end to end: a table, or an index without a condition. */
function wholeReads(plan: Plan): string[] {
  const own = {
    table: plan['Relation Name'] ?? '',
    index: plan['Index Name'] ?? '',
    isWhole: plan['Node Type'].endsWith(' Scan') && plan['Index Cond'] === undefined,
  };
  const isRead =
    own.isWhole && !small.test(own.table) && own.index !== fewRows && (own.table !== '' || own.index !== '');
  const isOfChildren = plan['Node Type'] === 'Bitmap Heap Scan' || plan['Node Type'] === 'Tid Scan';
  return [
    ...(isRead && !isOfChildren ? [`${plan['Node Type']} ${own.table} ${own.index}`] : []),
    ...(plan.Plans ?? []).flatMap(wholeReads),
  ];
}

describe.skipIf('missing' in postgres)('the statements of jobs', () => {
  let url = '';
  const test = useDatabase(async () => openPostgres((url = await newDatabaseUrl()), { connections: 1 }));
  let explaining: Client | undefined;
  afterAll(() => explaining?.end());

  async function planOf({ text, values }: Statement): Promise<Plan> {
    if (!explaining) {
      explaining = new Client({ connectionString: url });
      await explaining.connect();
      // A few rows are otherwise read from end to end, whatever index there is.
      for (const way of ['seqscan', 'mergejoin', 'hashjoin'])
        await explaining.query(`set enable_${way} = off`);
    }
    const { rows } = await explaining.query(`explain (format json) ${text}`, values);
    return rows[0]['QUERY PLAN'][0].Plan;
  }

  /** Loans that run, wait for their money, end or are forgotten. */
  async function loans(lender: TestLender): Promise<void> {
    const loan = await disbursed(lender);
    granted(await lender.call(reminderSave, { reminders: ['dueDay'] }, { token: loan.token }));
    await approved(lender, '722000111');
    const { orderNo, token } = await submitted(lender, {}, '722000113');
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: ['longDelay'] }));
    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    // One borrower of many is found by an index, and one of three need not be.
    await test.db.execute(
      sql`insert into users (id, mobile, created_at) select 'other' || n, '', 0 from generate_series(1, 5000) n`,
    );
    await test.db.execute(sql`analyze users`);
  }

  it('no night reads a table that grows from end to end', async () => {
    const lender = await startMoneyLender(test.db);
    await loans(lender);
    // The comparison of the books sums whole tables, once a night.
    const comparison = await statementsOf(() => compareBooks(lender.lender, lender.now()));
    const ofComparison = new Set(comparison.map(({ text }) => text));
    const statements: Statement[] = [];
    const kinds = new Set<string>();
    for (let passed = 0; passed < 100; passed += 25) {
      statements.push(...(await statementsOf(() => lender.pass(25 * day))));
      for (const { kind } of await test.db.select({ kind: jobs.kind }).from(jobs)) kinds.add(kind);
    }
    expect(nightly.filter((kind) => !kinds.has(kind))).toEqual([]);
    const read: string[] = [];
    for (const statement of statements) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement.text)) continue;
      if (ofComparison.has(statement.text)) continue;
      for (const whole of wholeReads(await planOf(statement))) read.push(`${whole}: ${statement.text}`);
    }
    expect(read).toEqual([]);
  });
});
