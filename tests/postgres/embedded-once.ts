import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate, simulatorMigrations } from '../../server/src/storage/migrate.ts';
import { openInMemory } from '../../server/src/storage/open.ts';

/** Before any test with an embedded database: creates the template of all copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-embedded-'));
  const file = path.join(folder, 'database.tar');
  const { db, close } = await openInMemory();
  await migrate(db, simulatorMigrations);
  const dump = await (db as unknown as { $client: PGlite }).$client.dumpDataDir('none');
  writeFileSync(file, await dump.bytes());
  await close();
  project.provide('embedded', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
