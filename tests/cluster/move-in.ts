import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/paths.ts';
import { makePlace, removePlace } from '../flows/lender-place.ts';
import { processEnvironment, startLender, type Lender } from '../flows/start-lender.ts';
import { serverPorts } from './running.ts';

const run = promisify(execFile);

/**
 * A lender begins on the embedded database and its own disk, stops, and moves into the database and the store
 * that these settings name, by `npm run move`. `borrow`: what happens before the move. Returns the command's
 * lines.
 */
export async function moveIn(
  settings: Record<string, string>,
  borrow: (pilot: Lender) => Promise<void>,
): Promise<string[]> {
  const { DATABASE_URL: _database, FILES: _files, ...own } = settings;
  const place = await makePlace();
  try {
    // What the provider was told to call stays true.
    const pilot = await startLender({ at: place, env: own, port: serverPorts[0] });
    try {
      await borrow(pilot);
    } finally {
      await pilot.stop();
    }
    const env = { ...processEnvironment(), ...settings };
    const { stdout } = await run(
      process.execPath,
      [inProject('server', 'src', 'cli', 'move.ts'), place.dataDir],
      { env },
    );
    return stdout.trim().split('\n');
  } finally {
    removePlace(place);
  }
}
