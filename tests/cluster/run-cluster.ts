import { parseArgs } from 'node:util';
import { sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { openKeys } from '../../server/src/storage/open-keys.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { Borrower } from '../faults/borrower.ts';
import { Line } from '../faults/line.ts';
import { Random } from '../faults/random.ts';
import { checkAll } from '../faults/try-faults.ts';
import { failOver, failures } from './fail-over.ts';
import { moveIn } from './move-in.ts';
import { missingPrograms } from './programs.ts';
import { serverPorts } from './running.ts';
import { ask, startCluster, type Cluster } from './start-cluster.ts';

/*
 * `npm run test:cluster`: the cluster of `deploy` on this machine. A pilot with loans moves in; then the
 * leading node fails ten times while borrowers go on; then the books are compared. `-- --count 3 --seed 7`:
 * so many times, other loans.
 */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
/** Borrowers at the same time, and commands between two failures. */
const atOnce = 6;
const between = 60;
/** Steps of the first borrower at the pilot, from the registration into the loan; each next one has fewer. */
const stepsBefore = 24;

let acknowledged = 0;
let lastMs = performance.now();
let longestMs = 0;
/** The pilot, and after its move the servers by HAProxy. */
const lender = {
  url: '',
  // A node that is about to lead can be read, and not yet be written to.
  pauseMs: 1000,
  said: (): string[] => [],
  get faults() {
    return lender.said();
  },
  up: async () => {
    await waitUntil(
      () => ask(`${lender.url}/readyz`),
      () => `a server that is ready: ${lender.faults.join('\n')}`,
      120_000,
    );
  },
};
const line = new Line(lender, new Random(seed), () => {
  acknowledged += 1;
  longestMs = Math.max(longestMs, performance.now() - lastMs);
  lastMs = performance.now();
});
const everybody: Borrower[] = [];

const missing = missingPrograms();
if (missing) tell(`The cluster is skipped: ${missing}`);
else {
  const cluster = await startCluster(firstLoans);
  try {
    lender.url = cluster.url;
    lender.said = () => serverPorts.map((port) => cluster.unit(`kopa@${port}`).said);
    const wrongs = await tryCluster(cluster);
    for (const wrong of wrongs) tell(wrong);
    if (wrongs.length > 0) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}

/** The pilot of the first borrowers, and its move into the cluster. */
async function firstLoans(settings: Record<string, string>): Promise<void> {
  const told = await moveIn(settings, async (pilot) => {
    lender.url = pilot.url;
    lender.said = () => [pilot.log.slice(-2000)];
    await line.reach(sandboxPaymentMode, { mode: 'hold' });
    for (let at = 0; at < atOnce; at += 1) {
      const borrower = newcomer();
      for (let step = 3 * at; step < stepsBefore; step += 1) await borrower.step();
    }
  });
  for (const each of told) tell(each);
  tell(`${everybody.length} borrowers moved with the pilot, after ${acknowledged} acknowledged commands`);
}

function newcomer(): Borrower {
  const at = everybody.length;
  const borrower = new Borrower(String(711_000_000 + at), line, lender, new Random(seed + 1 + at));
  everybody.push(borrower);
  return borrower;
}

async function tryCluster(cluster: Cluster): Promise<string[]> {
  const borrowing = new AbortController();
  const takeLoans = async (first: Borrower) => {
    for (let borrower = first; !borrowing.signal.aborted; borrower = newcomer())
      while (!borrowing.signal.aborted && !borrower.hasEnded) await borrower.step();
  };
  const load = Promise.all([...everybody].map(takeLoans));
  const trouble = load.then(
    () => undefined,
    (error: unknown) => error,
  );
  const goOn = async () => {
    const until = acknowledged + between;
    const enough = waitUntil(
      () => acknowledged >= until,
      () => `${between} commands to be acknowledged`,
      300_000,
    );
    const failed = await Promise.race([trouble.then((error) => ({ error })), enough.then(() => null)]);
    if (failed) throw failed.error;
  };

  const gaps: number[] = [];
  await goOn();
  for (let done = 1; done <= Number(values.count); done += 1) {
    const failure = failures[(done - 1) % failures.length]!;
    longestMs = 0;
    const { before, after } = await failOver(cluster, failure);
    await goOn();
    const gap = longestMs / 1000;
    gaps.push(gap);
    tell(
      `${done}: ${failure}, ${before} to ${after}, ${gap.toFixed(1)} s without an acknowledgement, ` +
        `${acknowledged} acknowledged`,
    );
  }
  borrowing.abort();
  await load;
  const { lost, doubled, wrong, loans, finished } = await checkAll(line, everybody, async () => {
    const storage = await openPostgres(cluster.databaseUrl);
    await openKeys(storage.db, { secret: cluster.secret, secretsBefore: [] });
    return storage;
  });
  const unreached = await cluster.unreached();
  const photos = await cluster.countPhotos();
  const { taken, refused } = await cluster.countSpans();
  tell(
    `${gaps.length} failovers, gaps of ${Math.min(...gaps).toFixed(1)} to ${Math.max(...gaps).toFixed(1)} s; ` +
      `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ` +
      `${finished} of ${loans} loans paid off, ${photos} photos in the store, ` +
      `${taken} spans at the collector and ${refused} refused; seed ${seed}`,
  );
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...wrong.map((what) => `wrong: ${what}`),
    ...unreached.map((what) => `Prometheus does not reach ${what}`),
    ...(photos > 0 ? [] : ['no photo is in the store']),
    ...(taken > 0 && refused === 0 ? [] : [`the collector took ${taken} spans and refused ${refused}`]),
  ];
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
