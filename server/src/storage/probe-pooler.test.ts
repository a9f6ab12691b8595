import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { startFakePooler } from '../../test/fake-pooler.ts';
import type { Database } from './database.ts';
import { openPool } from './open-pool.ts';
import { prepared } from './prepared.ts';
import { probePooler, UnfitPooler } from './probe-pooler.ts';
import { settings } from './schema/index.ts';

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const losesNames =
  /^The pooler at the database kopa loses the names of prepared statements \((\w+); transaction mode\)\. Set DATABASE_PREPARED=off\.$/;

/** The one line of a refusal. */
async function refusal(url: string, on = true): Promise<string> {
  const error: unknown = await probePooler(url, 'kopa', { prepared: on }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UnfitPooler);
  return (error as UnfitPooler).message;
}

describe('a pooler before the database', () => {
  it.each([
    ['takes the connection that was used last', { takes: 'last', open: 2 }, '42P05'],
    ['takes connections in turn', { takes: 'first', open: 3 }, '26000'],
    ['has opened no connection yet', {}, '42P05'],
  ] as const)('in transaction mode that %s is refused with the setting to change', async (_, more, code) => {
    const { url } = await startFakePooler({ mode: 'transaction', ...more });
    expect(losesNames.exec(await refusal(url))?.[1]).toBe(code);
  });

  it('in transaction mode is fit without names, and receives none', async () => {
    const { url, names } = await startFakePooler({ mode: 'transaction', takes: 'first', open: 3 });
    await probePooler(url, 'kopa', { prepared: false });
    const pool = openPool(url, { prepared: false });
    const named = prepared((db) =>
      db
        .select()
        .from(settings)
        .where(eq(settings.name, sql.placeholder('name')))
        .prepare('setting_of_a_test'),
    );
    expect(await named(drizzle({ client: pool }) as unknown as Database).execute({ name: 'mode' })).toEqual(
      [],
    );
    await pool.end();
    expect(names).toEqual(['']);
  });

  it('in session mode is fit, with names', async () => {
    const { url, names } = await startFakePooler({ mode: 'session' });
    await probePooler(url, 'kopa');
    expect(names).toContain('kopa_probe_0');
  });

  it.each([true, false])(
    'that refuses a startup parameter is refused with what to set in the pooler (names: %s)',
    async (on) => {
      const { url } = await startFakePooler({ mode: 'transaction', refused: ['lock_timeout'] });
      expect(await refusal(url, on)).toBe(
        `The pooler at the database kopa refuses the startup parameter lock_timeout. Set ignore_startup_parameters = ${limits.join(',')} in PgBouncer, and these limits with ALTER ROLE.`,
      );
    },
  );

  it('in statement mode is refused, also without names', async () => {
    const { url } = await startFakePooler({ mode: 'statement' });
    expect(await refusal(url, false)).toBe(
      'The pooler at the database kopa allows no transactions (statement mode). Set pool_mode = transaction in PgBouncer.',
    );
  });
});
