import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/paths.ts';

/** The ports of Kopa's servers: the instances of the unit `kopa@`. */
export const serverPorts = [3001, 3002] as const;

/** A unit of `deploy/systemd` that runs, and is started again whenever its process ends. */
export class Running {
  readonly #name: string;
  readonly #root: string;
  readonly #log: string;
  #child: ChildProcess | undefined;
  #isWanted = false;
  #isOver = false;

  /** `name`: as in `kopa@3001`. `root`: filled by `deploy/place.sh`; the output goes into its `var/log`. */
  constructor(root: string, name: string) {
    this.#name = name;
    this.#root = root;
    const logs = path.join(root, 'var', 'log');
    mkdirSync(logs, { recursive: true });
    this.#log = path.join(logs, `${name}.log`);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The last lines of the output. */
  get said(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').slice(-2000) : '';
  }

  start(): this {
    if (this.#isOver) return this;
    this.#isWanted = true;
    this.#spawn();
    return this;
  }

  /** Ends the process at once, also while this one exits. */
  kill(): void {
    this.#isOver = true;
    this.#isWanted = false;
    this.#child?.kill('SIGKILL');
  }

  /** Ends the process for good. */
  stop(): Promise<void> {
    this.#isOver = true;
    return this.end('SIGTERM');
  }

  /** Ends the process, and starts no other one. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #spawn(): void {
    const output = openSync(this.#log, 'a');
    const child = spawn('sh', [inProject('deploy', 'run-unit.sh'), this.#name, this.#root], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    this.#child = child;
    child.once('exit', () => {
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.#spawn(), 100).unref();
    });
  }
}
