import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../browser/launch.ts';
import { freePort } from '../free-port.ts';
import { packedCreateKopa } from './pack.ts';

/** A temporary folder in which a stranger calls npm. */
export interface Place {
  folder: string;
  /**
   * Runs `npm <args>` in a folder of the place; returns the output, and throws it on a failure. The browser
   * of the tests is the one for pictures.
   */
  npm(folder: string, ...args: string[]): Promise<string>;
  /** Runs `npm create kopa <args>`, with the packed command. */
  create(...args: string[]): Promise<string>;
  remove(): void;
}

/** @param env Settings of npm, for example its registry. */
export async function makePlace(env: Record<string, string> = {}): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-create-'));
  const browser = await findBrowser();
  const npm = async (at: string, ...args: string[]): Promise<string> => {
    const { NODE_ENV: _, VITEST: __, FORCE_COLOR: ___, ...outside } = process.env;
    try {
      const { stdout, stderr } = await promisify(execFile)('npm', args, {
        cwd: path.join(folder, at),
        env: {
          ...outside,
          ...browser.env,
          npm_config_update_notifier: 'false',
          NEXT_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          CHROMIUM_PATH: browser.path,
          PORT: String(await freePort()),
          ...env,
        },
      });
      return `${stdout}${stderr}`;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`npm ${args.join(' ')} fails:\n${stdout}${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    npm,
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
