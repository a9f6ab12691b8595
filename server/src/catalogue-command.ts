import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueCommand } from './lending/catalogue/command.ts';
import { CannotStart, readSettings, type Settings } from './settings.ts';
import { FolderInUse } from './storage/directory-lock.ts';
import { openEmbedded, openPostgres, type Storage } from './storage/open.ts';

/*
 * npm run catalogue -w server -- list | export <list> <file> | import <list> <file> | check
 * With the settings of the server, so that it finds the same database and policy. See docs/catalogue.md.
 */
// npm runs a workspace's script in its folder, and says where it was called from: DATA_DIR and files are read from there.
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
try {
  const settings = readSettings(process.env);
  const storage = await open(settings);
  try {
    const { lines, failed } = await catalogueCommand(process.argv.slice(2), {
      db: storage.db,
      policy: settings.policy,
      mode: settings.mode,
      now: Date.now,
      read: (file) => readFileSync(file, 'utf8'),
      write: (file, text) => writeFileSync(file, text),
    });
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await storage.close();
  }
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof FolderInUse)) throw error;
  const inUse = error instanceof FolderInUse;
  process.stderr.write(
    `${error.message}${inUse ? ' Stop the server first; beside one that runs, use PostgreSQL.' : ''}\n`,
  );
  process.exitCode = 1;
}

async function open({ databaseUrl, dataDir }: Settings): Promise<Storage> {
  if (!databaseUrl) return openEmbedded(path.join(dataDir, 'database'));
  return openPostgres(databaseUrl).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CannotStart(`The database cannot be used${code}. Check DATABASE_URL and that it runs.`);
  });
}
