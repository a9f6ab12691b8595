import { parseArgs } from 'node:util';
import { FilesUnavailable } from '../ports/files/files.ts';
import { enterCallersFolder, processSettings } from '../settings/process-environment.ts';
import { CannotStart } from '../settings/settings.ts';
import { DatabaseRefused } from '../storage/database-refused.ts';
import { FolderInUse } from '../storage/directory-lock.ts';
import { FolderUnusable } from '../storage/make-folder.ts';
import { moveCommand } from './move-command.ts';

/*
 * npm run move -- [DATA_DIR of the lender that moves] [--without-lost]. With the settings of the new server:
 * DATABASE_URL, and FILES with its settings. See docs/operations.md.
 */

enterCallersFolder();
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-lost': { type: 'boolean', default: false } },
  });
  const settings = processSettings();
  await moveCommand({
    from: positionals[0] ?? settings.dataDir,
    settings,
    tell: (line) => process.stdout.write(`${line}\n`),
    withoutLost: values['without-lost'],
  });
} catch (error) {
  const inUse = error instanceof FolderInUse;
  const isTold =
    inUse ||
    error instanceof CannotStart ||
    error instanceof DatabaseRefused ||
    error instanceof FilesUnavailable ||
    error instanceof FolderUnusable;
  const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
  const text = isTold ? reason : `the move stopped (${reason}). Repeat it: it continues.`;
  process.stderr.write(`Kopa: ${text}${inUse ? ' Stop the server first.' : ''}\n`);
  process.exitCode = 1;
}
