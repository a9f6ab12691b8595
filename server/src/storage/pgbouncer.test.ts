import { getMoney } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { missingPgBouncer, startPgBouncer } from '../../../tests/postgres/start-pgbouncer.ts';
import { atTheEnd } from '../../test/at-the-end.ts';
import { mobile } from '../../test/borrower.ts';
import { agreed, expectBalanced, startMoneyLender, stepOf } from '../../test/loan.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { granted } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { openLender } from '../open-lender.ts';
import { readSettings } from '../settings/settings.ts';
import { ofRequests } from './open-pool.ts';
import { openPostgres } from './open.ts';

const transactions = {
  pool_mode: 'transaction',
  default_pool_size: 3,
  ignore_startup_parameters: Object.keys(ofRequests).join(','),
};

/** The address of a PgBouncer before a new database, until the test ends. */
async function pooled(settings: Record<string, string | number>, template?: string): Promise<string> {
  const { url, stop } = await startPgBouncer(await newDatabaseUrl(template), settings);
  atTheEnd(stop);
  return url;
}

describe.skipIf('missing' in postgres || missingPgBouncer !== null)('PgBouncer', () => {
  it.each([
    [
      'as it comes',
      { pool_mode: 'session' },
      /^The pooler .* startup parameter statement_timeout\. Set ignore_startup_parameters = .*ALTER ROLE\.$/,
    ],
    [
      'in transaction mode',
      transactions,
      /^The pooler .* \(42P05; transaction mode\)\. Set DATABASE_PREPARED=off\.$/,
    ],
    [
      'in statement mode',
      { ...transactions, pool_mode: 'statement' },
      /^The pooler .* Set pool_mode = transaction in PgBouncer\.$/,
    ],
  ])('%s ends the start of a server with one line', async (_, settings, line) => {
    const url = await pooled(settings);
    await expect(openLender(readSettings({ DATABASE_URL: url, PORT: '0' }))).rejects.toThrow(line);
  });

  it('in session mode needs no other setting than the startup parameters', async () => {
    const { db, close } = await openPostgres(await pooled({ ...transactions, pool_mode: 'session' }));
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('in transaction mode migrates, and carries loans of two servers without names of statements', async () => {
    const url = await pooled(transactions, 'template0');
    const storages = [
      await openPostgres(url, { prepared: false }),
      await openPostgres(url, { prepared: false }),
    ];
    const [one, two] = await Promise.all(storages.map(({ db }) => startMoneyLender(db)));
    for (const storage of storages) atTheEnd(() => storage.close());
    granted(await one!.call(sandboxPaymentMode, { mode: 'settle' }));
    const loans = await Promise.all([mobile, '722000111'].map((number) => agreed(one!, number)));
    const both = (index: number) => (index % 2 === 0 ? one! : two!);
    for (let time = 0; time < 2; time += 1)
      await Promise.all(
        loans.map(async ({ token, orderNo }, index) =>
          granted(await both(index + time).call(getMoney, { orderNo }, { token, key: 'collect' })),
        ),
      );
    await one!.pass(minute);
    await Promise.all(
      loans.map(async ({ token, orderNo }, index) =>
        granted(
          await both(index).call(mpesaRepayLink, { orderNo, amountCents: 1_000_000, mobile }, { token }),
        ),
      ),
    );
    await one!.pass(minute);
    for (const { token } of loans) expect(await stepOf(two!, token)).toBe(4);
    await expectBalanced(one!);
    expect(one!.log() + two!.log()).not.toContain('failed');
  });
});
