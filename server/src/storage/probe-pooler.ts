import type { PoolClient } from 'pg';
import { sqlState } from './database.ts';
import { ofRequests, openPool, type PoolOptions } from './open-pool.ts';
import { DatabaseRefused } from './database-refused.ts';

/** The pooler before the database does not fit the server. The message is one line with the remedy. */
export class UnfitPooler extends DatabaseRefused {
  override name = 'UnfitPooler';
}

/** A prepared statement "already exists", or "does not exist": connections of the database are shared. */
const strangeName = new Set(['42P05', '26000']);
const protocolViolation = '08P01';
/** A busy pooler can hide a round. */
const rounds = 3;

/**
 * Does at `url` what a pooler may not allow: startup parameters, a transaction, and named statements on two
 * connections in turn. `place` is the database in words. Throws `UnfitPooler`, or the error of a database
 * that is away.
 */
export async function probePooler(
  url: string,
  place: string,
  { prepared = true }: Pick<PoolOptions, 'prepared'> = {},
): Promise<void> {
  const pool = openPool(url, { connections: 2, prepared });
  const clients: PoolClient[] = [];
  try {
    for (let one = 0; one < 2; one += 1) clients.push(await pool.connect());
    const [first, second] = clients as [PoolClient, PoolClient];
    for (let round = 0; round < rounds; round += 1) {
      const statement = { name: `kopa_probe_${round}`, text: 'select 1' };
      await first.query(statement);
      // Some poolers take the database's connections in turn, others take the one that was used last.
      await first.query(statement);
      await second.query('begin');
      await second.query(statement);
      await second.query('commit');
    }
  } catch (error) {
    const remedy = remedyOf(error);
    throw remedy ? new UnfitPooler(`The pooler at the database ${place} ${remedy}`, { cause: error }) : error;
  } finally {
    for (const client of clients) client.release(true);
    await pool.end();
  }
}

function remedyOf(error: unknown): string | undefined {
  const code = sqlState(error) ?? '';
  if (strangeName.has(code))
    return `loses the names of prepared statements (${code}; transaction mode). Set DATABASE_PREPARED=off.`;
  if (code !== protocolViolation || !(error instanceof Error)) return undefined;
  const parameter = /unsupported startup parameter(?: in options)?: (\w+)/.exec(error.message)?.[1];
  if (parameter)
    return `refuses the startup parameter ${parameter}. Set ignore_startup_parameters = ${Object.keys(ofRequests).join(',')} in PgBouncer, and these limits with ALTER ROLE.`;
  if (/statement pooling/.test(error.message))
    return 'allows no transactions (statement mode). Set pool_mode = transaction in PgBouncer.';
  return undefined;
}
