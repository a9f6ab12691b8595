import path from 'node:path';
import { assemble, type Assembly, type AssemblyOptions } from './assemble.ts';
import { CannotStart, type Settings } from './settings/settings.ts';
import { AnotherFolder } from './storage/bind-folder.ts';
import { DatabaseRefused } from './storage/database-refused.ts';
import { FolderInUse } from './storage/directory-lock.ts';
import { FolderUnusable, makeFolder } from './storage/make-folder.ts';
import { MigrationRefused } from './storage/migrate.ts';
import { openEmbedded, openPostgres, placeOf, type Storage } from './storage/open.ts';
import { CannotOpen } from './storage/sealing-key.ts';

/** A listening lender with running jobs. */
export interface OpenLender extends Assembly {
  /** As in "http://localhost:8080". */
  address: string;
}

/** Opens the configured database, and a lender on the database. Throws `CannotStart` with a remedy. */
export async function openLender(settings: Settings, options: AssemblyOptions = {}): Promise<OpenLender> {
  const assembly = await open(settings, options).catch((error: unknown) => {
    if (!(error instanceof FolderUnusable)) throw error;
    throw new CannotStart(`${error.message} Name another in DATA_DIR.`);
  });
  const address = await listen(assembly, settings);
  assembly.startJobs();
  return { ...assembly, address };
}

async function open(settings: Settings, options: AssemblyOptions): Promise<Assembly> {
  makeFolder(settings.dataDir);
  const storage = await openStorage(settings);
  try {
    return await assemble(settings, storage, options);
  } catch (error) {
    await storage.close();
    if (error instanceof AnotherFolder) throw new CannotStart(error.message);
    if (error instanceof CannotOpen)
      throw new CannotStart(`SECRET is not that of the database. ${error.message}`);
    throw error;
  }
}

async function openStorage(settings: Settings): Promise<Storage> {
  const { databaseUrl, databaseConnections: connections, databasePrepared: prepared, dataDir } = settings;
  const live = settings.mode === 'live';
  if (databaseUrl) {
    return openPostgres(databaseUrl, { connections, prepared, live }).catch((error: unknown) => {
      const place = placeOf(databaseUrl);
      if (error instanceof MigrationRefused) throw new CannotStart(`${error.message} (Database: ${place}.)`);
      if (error instanceof DatabaseRefused) throw new CannotStart(error.message);
      throw new CannotStart(
        `the database ${place} cannot be used (${reasonOf(error)}). Check DATABASE_URL and that it runs.`,
      );
    });
  }
  const folder = path.join(dataDir, 'database');
  return openEmbedded(folder, { live }).catch((error: unknown) => {
    if (error instanceof FolderUnusable) throw error;
    if (error instanceof MigrationRefused) throw new CannotStart(`${error.message} (Database: ${folder}.)`);
    if (error instanceof DatabaseRefused) throw new CannotStart(error.message);
    if (error instanceof FolderInUse)
      throw new CannotStart(`${error.message} Stop it, or name another folder in DATA_DIR.`);
    throw new CannotStart(
      `the database in ${folder} cannot be opened (${reasonOf(error)}). Check that DATA_DIR can be written and has room.`,
    );
  });
}

async function listen(assembly: Assembly, { host, port }: Settings): Promise<string> {
  try {
    await assembly.listen({ host, port });
  } catch (error) {
    await assembly.close();
    if (!isOfSocket(error)) throw error;
    const taken = codeOf(error) === 'EADDRINUSE';
    throw new CannotStart(
      taken
        ? `port ${port} is taken. Stop what uses it, or name another in PORT.`
        : `it cannot listen on ${host}:${port} (${codeOf(error)}). Check HOST and PORT.`,
    );
  }
  const bound = assembly.app.server.address();
  const shown = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host;
  return `http://${shown}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

function isOfSocket(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** The innermost cause in one line. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  // The embedded engine's file system throws an object with a number instead of an Error.
  if (!(error instanceof Error)) return 'the file system refused';
  return error.cause === undefined ? error.message.split('\n')[0]! : reasonOf(error.cause);
}
