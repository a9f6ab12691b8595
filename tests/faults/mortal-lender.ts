import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { openLender } from '../../server/src/open-lender.ts';
import { readSettings } from '../../server/src/settings/settings.ts';

/*
 * A lender's process that kills itself before or after its n-th statement, and whose machine's clock is set.
 * The first argument is the difference of that clock in ms.
 */

/** What the process is told. */
export type Told = { dieAt: { statement: number; when: 'before' | 'after' } | null } | { clockMs: number };
/** What the process tells: that it listens, and that it has heard. */
export type Heard = { address: string } | { heard: true };

let clockMs = Number(process.argv[2]);
let left = Infinity;
let when: 'before' | 'after' = 'before';

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Whether the process is to die right after this statement. */
function isLast(): boolean {
  left -= 1;
  if (left === 0 && when === 'before') die();
  return left === 0;
}

type AnyQuery = (...sent: unknown[]) => unknown;
const { query } = Client.prototype as unknown as { query: AnyQuery };
(Client.prototype as unknown as { query: AnyQuery }).query = function counted(this: Client, ...sent) {
  if (!isLast()) return query.apply(this, sent);
  if (typeof sent.at(-1) === 'function') return query.apply(this, [...sent.slice(0, -1), die]);
  return Promise.resolve(query.apply(this, sent)).then(die, die);
};

// Each message of the embedded engine's protocol: a statement has up to five.
const { execProtocolRaw } = PGlite.prototype;
PGlite.prototype.execProtocolRaw = async function counted(...sent) {
  const last = isLast();
  const answer = await execProtocolRaw.apply(this, sent);
  if (last) die();
  return answer;
};

const tell = (what: Heard) => process.send?.(what);
process.on('message', (told: Told) => {
  if ('clockMs' in told) clockMs = told.clockMs;
  else {
    left = told.dieAt?.statement ?? Infinity;
    when = told.dieAt?.when ?? 'before';
  }
  tell({ heard: true });
});
process.on('disconnect', () => process.exit());

const { address } = await openLender(readSettings(process.env), {
  baseClock: { now: () => Date.now() + clockMs },
  logTo: { write: (line) => void process.stdout.write(line) },
});
tell({ address });
