import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A folder for what a browser keeps, and the programs that run in it. */
export interface Home {
  folder: string;
  /** Starts a program; it ends with `close`, and with this process. */
  run(program: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Starts a screen that nobody sees; the programs that run later are on it. */
  openDisplay(): Promise<void>;
  close(): Promise<void>;
}

export function openHome(name: string): Home {
  const folder = mkdtempSync(path.join(tmpdir(), `kopa-${name}-`));
  mkdirSync(path.join(folder, 'run'), { mode: 0o700 });
  const shared: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: path.join(folder, 'run'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    TZ: 'Africa/Nairobi',
    LC_ALL: 'C.UTF-8',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  const children: ChildProcess[] = [];
  const run: Home['run'] = (program, args, env = {}) => {
    // The drivers start browsers of their own: a group ends together.
    const child = spawn(program, args, {
      env: { ...shared, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    });
    children.push(child);
    return child;
  };
  const end = () => {
    for (const { pid } of children.splice(0)) {
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', end);
  return {
    folder,
    run,
    openDisplay: async () => {
      const screen = ['-screen', '0', '1400x1600x24', '-nolisten', 'tcp'];
      const told = run('Xvfb', ['-displayfd', '3', ...screen]).stdio[3] as Readable;
      let number = '';
      for await (const chunk of told) {
        number += String(chunk);
        if (number.includes('\n')) break;
      }
      shared['DISPLAY'] = `:${number.trim()}`;
    },
    close: async () => {
      process.off('exit', end);
      end();
    },
  };
}
