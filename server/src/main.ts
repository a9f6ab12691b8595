import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { assemble, type Assembly } from './assemble.ts';
import { describeError } from './describe-error.ts';
import { CannotStart, readSettings, type Settings } from './settings.ts';
import { FolderInUse } from './storage/directory-lock.ts';
import { FolderUnusable, makeFolder } from './storage/make-folder.ts';
import { openEmbedded, openPostgres, type Storage } from './storage/open.ts';

// Whoever reads the output may go away; the lender goes on without them.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

/** How long a request may take to finish when the server is told to stop, in milliseconds. */
const graceMs = 10_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Kopa cannot start: ${error.message}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const assembly = await open(settings).catch((error: unknown) => {
    if (!(error instanceof FolderUnusable)) throw error;
    throw new CannotStart(`${error.message} Name another in DATA_DIR.`);
  });
  const address = await listen(assembly, settings);
  assembly.jobs.start();
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) assembly.app.log.fatal({ error: describeError(err) }, 'stopping after a fault');
    await assembly.close();
    process.stdout.write('Kopa has stopped.\n');
  });
  greet(address, settings);
}

async function open(settings: Settings): Promise<Assembly> {
  makeFolder(settings.dataDir);
  const storage = await openStorage(settings);
  return assemble(settings, storage, { showSms: printSms, logTo: process.stdout }).catch(
    async (error: unknown) => {
      await storage.close();
      throw error;
    },
  );
}

async function openStorage({ databaseUrl, databaseConnections, dataDir }: Settings): Promise<Storage> {
  if (databaseUrl) {
    return openPostgres(databaseUrl, { connections: databaseConnections }).catch((error: unknown) => {
      const { hostname, port, pathname } = new URL(databaseUrl);
      throw new CannotStart(
        `the database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used (${reasonOf(error)}). Check DATABASE_URL and that it runs.`,
      );
    });
  }
  const folder = path.join(dataDir, 'database');
  return openEmbedded(folder).catch((error: unknown) => {
    if (error instanceof FolderUnusable) throw error;
    if (error instanceof FolderInUse)
      throw new CannotStart(`${error.message} Stop it, or name another folder in DATA_DIR.`);
    throw new CannotStart(
      `the database in ${folder} cannot be opened (${reasonOf(error)}). Check that DATA_DIR can be written and has room.`,
    );
  });
}

async function listen(assembly: Assembly, { host, port }: Settings): Promise<string> {
  try {
    await assembly.app.listen({ host, port });
  } catch (error) {
    await assembly.close();
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

function greet(address: string, { mode, databaseUrl, dataDir }: Settings): void {
  const kept = databaseUrl ? 'PostgreSQL' : `the embedded database in ${dataDir}, for this process alone`;
  process.stdout.write(`\nKopa runs at ${address} on ${kept}.\n`);
  if (mode === 'sandbox') {
    process.stdout.write(
      'This is the sandbox: no SMS is sent and no money moves.\n' +
        'Register with any Kenyan mobile number, such as 0712 345 678; codes appear here.\n',
    );
  }
  process.stdout.write('Press Ctrl-C to stop.\n\n');
}

function printSms({ mobile, text }: { mobile: string; text: string }): void {
  process.stdout.write(`SMS to +254${mobile}: ${text}\n`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** The innermost cause in one line. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  // The embedded engine's file system throws no Error, only a number of its own.
  if (!(error instanceof Error)) return 'the file system refused';
  return error.cause === undefined ? error.message.split('\n')[0]! : reasonOf(error.cause);
}
