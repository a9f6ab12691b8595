import type { TestProject } from 'vitest/node';
import { migrate, simulatorMigrations } from '../../server/src/storage/migrate.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import type { RunPostgres } from '../../server/test/test-database.ts';
import { startPostgres } from './start-postgres.ts';

/** One PostgreSQL for all test files of a project: each file creates its own databases. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const provide = (run: RunPostgres) => project.provide('postgres', run);
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    provide(postgres);
    return undefined;
  }
  const admin = await openPostgres(postgres.url);
  await admin.db.execute('create database template');
  await admin.close();
  const template = await openPostgres(Object.assign(new URL(postgres.url), { pathname: '/template' }).href);
  await migrate(template.db, simulatorMigrations);
  await template.close();
  provide({ url: postgres.url, socketUrl: postgres.socketUrl });
  return () => postgres.stop();
}
