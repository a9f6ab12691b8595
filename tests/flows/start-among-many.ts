import type { Policy } from '@kopa/contract/policy';
import { fork, type ChildProcess } from 'node:child_process';
import { inject } from 'vitest';
import { freePort } from '../free-port.ts';
import { inProject, root } from '../../scripts/paths.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';
import type { Reply, Request } from './many-lenders.ts';
import { placeSettings, processEnvironment, type RunningLender } from './start-lender.ts';

/** A lender in a shared process: it starts quickly, and can only be asked to stop. */
export interface LenderAmongMany extends RunningLender {
  /** The output so far. */
  log(): Promise<string>;
  /** Stops the lender, and keeps its place. */
  end(): Promise<void>;
}

export interface AmongManyOptions {
  /** Kept after `stop` when given; otherwise a copy of the newborn lender's, removed by `stop`. */
  at?: LenderPlace;
  /** Writes into the lender's place before the start. */
  before?: ((place: LenderPlace) => Promise<void>) | undefined;
  env?: Record<string, string>;
  /** Other readings than those of the edition. Without `languagesAtStart`, a phone starts in its language. */
  policy?: Partial<Policy> | undefined;
}

/** Starts a lender in the process that all files of this worker share. */
export async function startAmongMany({
  at,
  before,
  env,
  policy = {},
}: AmongManyOptions = {}): Promise<LenderAmongMany> {
  const place = at ?? (await makePlace(inject('newbornLender')));
  await before?.(place);
  const port = await freePort();
  const lender = (await ask({
    ask: 'start',
    env: { ...placeSettings(place, port), ...env },
    policy: { languagesAtStart: [], ...policy },
  })) as number;
  let ended: Promise<unknown> | undefined;
  const end = async () => {
    ended ??= ask({ ask: 'end', lender });
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    place,
    log: async () => (await ask({ ask: 'log', lender })) as string,
    end,
    stop: async () => {
      await end();
      if (!at) removePlace(place);
    },
  };
}

type Asked = Request extends infer Each ? (Each extends Request ? Omit<Each, 'number'> : never) : never;

let many: ChildProcess | undefined;
let last = 0;
const waiting = new Map<number, { resolve(answer: Reply['answer']): void; reject(error: Error): void }>();

function ask(asked: Asked): Promise<Reply['answer']> {
  many ??= start();
  last += 1;
  const number = last;
  const answer = new Promise<Reply['answer']>((resolve, reject) => waiting.set(number, { resolve, reject }));
  many.send({ ...asked, number });
  return answer;
}

function start(): ChildProcess {
  const child = fork(inProject('tests', 'flows', 'many-lenders.ts'), {
    cwd: root,
    env: processEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ({ number, answer, error }: Reply) => {
    const { resolve, reject } = waiting.get(number)!;
    waiting.delete(number);
    if (error === undefined) resolve(answer);
    else reject(new Error(error));
  });
  child.on('exit', (code) => {
    many = undefined;
    for (const { reject } of waiting.values()) reject(new Error(`The lenders' process ended with ${code}.`));
    waiting.clear();
  });
  process.on('exit', () => child.kill('SIGKILL'));
  return child;
}
