import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { sqlState, type Database, type Transaction } from './database.ts';
import { DatabaseRefused } from './database-refused.ts';
import { inTransaction } from './in-transaction.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Concurrent creation by two processes: duplicate table, duplicate key, schema, object; in use. */
const raced = new Set(['42P07', '23505', '42P06', '42710', '40001', '40P01']);

/** One SQL file. */
export interface Migration {
  /** As in 'lender/0000_baseline'; applied in the order of the names. */
  name: string;
  text: string;
}

/** The database was made by other migrations than these. The message is one line that says what to do. */
export class MigrationRefused extends DatabaseRefused {
  override name = 'MigrationRefused';
}

/** The migrations in `server/migrations/lender`. */
export const lenderMigrations: readonly Migration[] = migrationsIn('lender');

/** Those in `server/migrations/simulator`: the tables of the payment simulator, for sandbox mode alone. */
export const simulatorMigrations: readonly Migration[] = migrationsIn('simulator');

/**
 * Applies the migrations that are missing, all of them or none. Several processes may start at once on an
 * empty database: the lock of the table `migrations` lets one apply, and the others find nothing left to do.
 *
 * @throws MigrationRefused when an applied migration has changed since, or the database is older than the
 * baseline.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = lenderMigrations,
): Promise<void> {
  await makeTable(db);
  // The usual start finds nothing to do, and then takes no lock.
  if ((await missingOf(db, migrations)).length === 0) return;
  await inTransaction(db, async (tx) => {
    // A pooler may have withheld the limits of the connection, and the role's be those of requests.
    await tx.execute(
      sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`,
    );
    await tx.execute(sql`lock table migrations in exclusive mode`);
    for (const { name, text } of await missingOf(tx, migrations)) {
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name, hash) values (${name}, ${hashOf(text)})`);
    }
  });
}

/** Throws `MigrationRefused` for a database that lacks a migration of this version, and changes nothing. */
export async function requireMigrated(db: Database): Promise<void> {
  const [missing] = await missingOf(db, lenderMigrations);
  if (missing)
    throw new MigrationRefused(
      `The database is of an earlier version, without ${missing.name}. Use the version that runs on it.`,
    );
}

/** What is still to be applied. */
async function missingOf(
  db: Database | Transaction,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  // Read whole, so that a table of another shape is recognised.
  const { rows } = await db.execute(sql`select * from migrations`);
  const applied = new Map(rows.map((row) => [row['name'], row['hash']]));
  if (applied.has(undefined))
    throw new MigrationRefused(
      'The database was made before the tables had their first release, and cannot be brought up to date. If its data is of the sandbox, ' +
        'delete the database and start again: it is remade. If the data is live, keep it and start the version that made it.',
    );
  for (const { name, text } of migrations) {
    const hash = applied.get(name);
    if (hash !== undefined && hash !== hashOf(text))
      throw new MigrationRefused(
        `The migration ${name} has changed since it was applied to this database. Restore server/migrations/${name}.sql as it ` +
          'was, and put the change into a new migration.',
      );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function makeTable(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.execute(
        sql`create table if not exists migrations (name text primary key, hash text not null)`,
      );
      return;
    } catch (error) {
      if (attempt === 20 || !raced.has(sqlState(error) ?? '')) throw error;
      await wait(25);
    }
  }
}

function migrationsIn(part: string): Migration[] {
  return readdirSync(path.join(folder, part))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: `${part}/${path.basename(file, '.sql')}`,
      text: readFileSync(path.join(folder, part, file), 'utf8'),
    }));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
