import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, dayOf, editions } from '@kopa/contract';
import { foldEntries } from '../../server/src/lending/ledger/day-balances.ts';
import { ofCommands } from '../../server/src/storage/open-pool.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { pathNames } from '../server/load.ts';
import { legend, machineLines, tableRows, writeResults } from '../server/report.ts';
import { takeDown } from '../server/scripts.ts';
import { compare, machineNow, newDatabase, startSubject, type Running } from '../server/subjects.ts';
import { fill, runningOf, tellProvider, type Size } from './fill.ts';
import { chargeNight, sizesOf, timed, type Timed } from './nights.ts';

/*
 * `node bench/scale/run.ts`: a lender with 200,000 borrowers on PostgreSQL: the calls of the screens beside a
 * bare Fastify on a copy of the same database, a night in both ways of NIGHT_JOURNALS, the running balances,
 * the reconciliation of a day and of everything, and the bytes of each loan.
 */

const { values } = parseArgs({
  options: {
    borrowers: { type: 'string', default: '204800' },
    alive: { type: 'string', default: '4096' },
    nights: { type: 'string', default: '45' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '8,64' },
    name: { type: 'string', default: `scale-${new Date().toISOString().slice(0, 10)}` },
  },
});
const size: Size = {
  borrowers: Number(values.borrowers),
  alive: Number(values.alive),
  nights: Number(values.nights),
};
const { market } = editions['ke']!;

const postgres = await startPostgres({ durable: true });
if ('missing' in postgres) throw new Error(postgres.missing);
const work = mkdtempSync(path.join(tmpdir(), 'kopa-scale-'));
try {
  const url = await newDatabase(postgres, 'lender');
  const filled = await timed('fill', () => fill(url, work, size));
  const scripts = await takeDown(url, work);
  const scriptsFile = path.join(work, 'scripts.json');
  writeFileSync(scriptsFile, JSON.stringify(scripts));
  const floorUrl = await newDatabase(postgres, 'floor', 'lender');

  const subjects: Running[] = [];
  for (const kind of ['lender', 'floor'] as const)
    subjects.push(
      await startSubject({
        kind,
        url: kind === 'lender' ? url : floorUrl,
        folder: work,
        scripts: scriptsFile,
        borrowers: 0,
      }),
    );
  const rows = await compare(subjects, {
    engine: 'postgres',
    paths: pathNames,
    clientCounts: values.clients.split(',').map(Number),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    borrowers: runningOf(size),
  });
  for (const subject of subjects) await subject.stop();

  const storage = await openPostgres(url, ofCommands);
  const { db } = storage;
  const sizes = await sizesOf(db);
  await tellProvider(db);
  const today = dayOf(Date.now(), market);
  const commands: Timed[] = [filled];
  commands.push(await timed('running balances of all entries', () => foldEntries(db, market)));
  commands.push(await reconcile(url, today), await reconcile(url));
  const nights = [];
  for (const together of [false, true]) {
    // Each loan has been paid today, which charged today: the first night with work is the one after the next.
    const night = addDays(today, nights.length + 2);
    nights.push(await chargeNight(db, { night, market, together }));
    commands.push(await timed('running balances of a night', () => foldEntries(db, market)));
  }
  commands.push(await reconcile(url, addDays(today, 2)), await reconcile(url));
  await storage.close();

  const measured = { machine: { ...machineNow(postgres), ...values }, sizes, commands, nights, rows };
  const page = [
    '# A large lender, measured',
    '',
    ...legend,
    '',
    ...tableRows(rows),
    '',
    '| work | seconds | memory, MB |',
    '|---|---|---|',
    ...commands.map(
      ({ name, seconds, rssMb }) => `| ${name} | ${seconds.toFixed(1)} | ${rssMb.toFixed(0)} |`,
    ),
    '',
    ...machineLines({ ...measured.machine, ...sizes, nights }),
    '',
  ].join('\n');
  writeResults(values.name, measured, page);
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}

/** `npm run reconcile`, of a day or of everything; throws if the books do not agree. */
function reconcile(databaseUrl: string, day?: string): Promise<Timed> {
  const command = path.join(import.meta.dirname, '../../server/src/cli/reconcile.ts');
  return timed(
    day ? `reconcile ${day}` : 'reconcile',
    (watch) =>
      new Promise<void>((resolve, reject) => {
        const child = execFile(
          process.execPath,
          ['--conditions=source', command, ...(day ? [day] : [])],
          { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: work, IDENTITY: 'scripted' } },
          (error, stdout, stderr) => {
            if (error) reject(new Error(`The books do not agree: ${stderr}${stdout.slice(0, 2000)}`));
            else resolve();
          },
        );
        watch(child.pid!);
      }),
  );
}
