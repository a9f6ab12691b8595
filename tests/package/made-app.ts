import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../browser/launch.ts';
import { freePort } from '../free-port.ts';
import { packedCreateKopa } from './pack.ts';

/** A temporary folder in which a stranger calls npm. The browser of the tests is the one for pictures. */
export interface Place {
  folder: string;
  /** Runs `npm <args>` in a folder of the place; returns the output, and throws it on a failure. */
  npm(folder: string, ...args: string[]): Promise<string>;
  /** Runs `node <args>` in the same way. */
  node(folder: string, ...args: string[]): Promise<string>;
  /** Runs `npm create kopa <args>`, with the packed command. */
  create(...args: string[]): Promise<string>;
  remove(): void;
}

export async function makePlace(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-create-'));
  const browser = await findBrowser();
  const run = async (command: string, at: string, args: string[]): Promise<string> => {
    const { NODE_ENV: _, VITEST: __, FORCE_COLOR: ___, ...outside } = process.env;
    try {
      const { stdout, stderr } = await promisify(execFile)(command, args, {
        cwd: path.join(folder, at),
        env: {
          ...outside,
          ...browser.env,
          npm_config_update_notifier: 'false',
          NEXT_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          CHROMIUM_PATH: browser.path,
          PORT: String(await freePort()),
        },
      });
      return `${stdout}${stderr}`;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${args.join(' ')} fails:\n${stdout}${stderr}`, { cause: error });
    }
  };
  const npm = (at: string, ...args: string[]) => run('npm', at, args);
  return {
    folder,
    npm,
    node: (at, ...args) => run(process.execPath, at, args),
    create: (...args) =>
      // What `npm create` does with a package of the registry.
      npm(
        '.',
        'exec',
        '--yes',
        '--offline',
        `--package=${packedCreateKopa.tarball}`,
        '--',
        'create-kopa',
        ...args,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
