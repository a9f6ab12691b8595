import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/paths.ts';
import type { LenderPlace } from '../flows/lender-place.ts';
import { placeSettings, processEnvironment } from '../flows/start-lender.ts';
import { freePort } from '../free-port.ts';
import type { Fault } from './plan.ts';
import type { Heard, Told } from './mortal-lender.ts';

/** A lender in a process that is killed and started again on its port and place. */
export interface Mortal {
  readonly url: string;
  /** How often the process was killed. */
  readonly kills: number;
  /** The severe lines of the log since the last start. */
  readonly faults: string[];
  /** Waits until the process answers; starts another one after a death. */
  up(): Promise<void>;
  /** Whether the process lives. */
  lives(): boolean;
  /** The process dies at a later statement; null: not any more. */
  dieAt(fault: Extract<Fault, { kind: 'kill' }> | null): Promise<void>;
  kill(): Promise<void>;
  /** The difference between the lender's machine and this one, in ms. */
  setClock(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Messages of the embedded engine's protocol for each statement. */
const messagesOfStatement = 4;

/** `code`: the file of `bundleLender`. */
export async function startMortal(code: string, place: LenderPlace, clockMs: number): Promise<Mortal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let starting: Promise<void> | undefined;
  let kills = -1;
  const faults: string[] = [];

  const lives = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    kills += 1;
    const started = fork(code, [String(clockMs)], {
      cwd: root,
      env: {
        ...processEnvironment(),
        ...placeSettings(place, port),
        APP: 'none',
        RECONCILE_MINUTES: '60',
        // Whatever one process leaves, the other way of nights must go on with.
        NIGHT_JOURNALS: kills % 2 === 0 ? 'loan' : 'page',
      },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    started.stdout?.on('data', (lines) => {
      faults.push(
        ...String(lines)
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      );
    });
    await new Promise<void>((resolve, reject) => {
      started.on('message', (heard: Heard) => 'address' in heard && resolve());
      started.on('exit', (code) => reject(new Error(`The lender ended with ${code} before it listened.`)));
    });
  };
  const tell = async (told: Told) => {
    const running = child!;
    if (!lives()) return;
    await new Promise<void>((resolve) => {
      running.once('message', () => resolve());
      running.once('exit', () => resolve());
      running.send(told, (error) => error && resolve());
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!lives()) return;
    const closed = once(child!, 'exit');
    child!.kill(signal);
    await closed;
  };
  const up = async () => {
    if (lives() && !starting) return;
    starting ??= start().finally(() => (starting = undefined));
    await starting;
  };
  const atExit = () => child?.kill('SIGKILL');
  process.on('exit', atExit);
  await up();
  return {
    url,
    faults,
    get kills() {
      return kills;
    },
    up,
    lives,
    dieAt: (fault) =>
      tell({
        dieAt: fault && {
          when: fault.when,
          statement: fault.statement * (place.databaseUrl ? 1 : messagesOfStatement),
        },
      }),
    kill: () => end('SIGKILL'),
    setClock: async (ms) => {
      clockMs = ms;
      await tell({ clockMs });
    },
    stop: async () => {
      process.off('exit', atExit);
      await end('SIGKILL');
    },
  };
}
