import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/src/storage/open.ts';
import type {} from '../../server/test/test-database.ts';
import { startPostgres } from './start-postgres.ts';

/** One PostgreSQL for all test files of a project: each makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    project.provide('postgres', postgres);
    return undefined;
  }
  const admin = await openPostgres(postgres.url);
  await admin.db.execute('create database template');
  await admin.close();
  const template = await openPostgres(Object.assign(new URL(postgres.url), { pathname: '/template' }).href);
  await template.close();
  project.provide('postgres', { url: postgres.url });
  return () => postgres.stop();
}
