import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { clientOf, measure } from './load.ts';
import type { Row } from './measurement.ts';
import { tableOf } from './report.ts';
import { takeDown } from './scripts.ts';
import type { Subject } from './subject.ts';

/*
 * `node bench/server/run.ts`: calls per second and p99 of home and of a repayment, by the lender and by a
 * bare Fastify with the same statements, on both engines. Rounds alternate, so that a busy minute of the
 * machine affects all.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '1,8,64' },
    engines: { type: 'string', default: 'postgres,pglite' },
    paths: { type: 'string', default: 'home,repayment' },
    borrowers: { type: 'string', default: '6400' },
    name: { type: 'string', default: `server-${new Date().toISOString().slice(0, 10)}` },
  },
});
const seconds = Number(values.seconds);
const borrowers = Number(values.borrowers);
const clientCounts = values.clients.split(',').map(Number);

const postgres = await startPostgres({ durable: true });
if ('missing' in postgres) throw new Error(postgres.missing);
const work = mkdtempSync(path.join(tmpdir(), 'kopa-bench-'));
const rows: Row[] = [];
try {
  const scriptsFile = path.join(work, 'scripts.json');
  const scripts = await takeDown(await newDatabase('scripts'), path.join(work, 'scripts'));
  writeFileSync(scriptsFile, JSON.stringify(scripts, null, 1));
  for (const engine of values.engines.split(',')) {
    const subjects = await Promise.all(
      (['lender', 'floor'] as const).map(async (kind) => ({
        kind,
        ...(await open({
          kind,
          url: engine === 'postgres' ? await newDatabase(kind) : null,
          folder: path.join(work, `${engine}-${kind}`),
          scripts: scriptsFile,
          borrowers,
        })),
      })),
    );
    for (const way of ['home', 'repayment'] as const) {
      if (!values.paths.includes(way)) continue;
      for (const clients of clientCounts)
        for (let round = 0; round < Number(values.rounds); round += 1)
          for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
            const client = clientOf(subject, clients);
            const turn = way === 'home' ? client.home : client.repay;
            // Warm, and with its connections open.
            await measure(turn, { clients, seconds: Math.min(1, seconds / 3), borrowers });
            const before = await subject.cost();
            const measured = await measure(turn, { clients, seconds, borrowers });
            const after = await subject.cost();
            client.close();
            const cpuMsPerTurn = (after.cpuMs - before.cpuMs) / measured.turns;
            const row = { engine, path: way, kind: subject.kind, clients, cpuMsPerTurn, ...measured };
            rows.push({ ...row, rssMb: after.rssMb });
            console.log(
              `${engine} ${way} ${subject.kind} ${clients}: ${measured.perSecond.toFixed(0)} a second, p99 ${measured.p99Ms.toFixed(1)} ms, ${cpuMsPerTurn.toFixed(2)} ms of CPU`,
            );
          }
    }
    for (const { child } of subjects) {
      child.disconnect();
      await once(child, 'exit');
    }
  }
  const machine = {
    node: process.version,
    postgres: postgres.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    kernel: release(),
    loadAtTheEnd: loadavg(),
    ...values,
    statements: Object.fromEntries(
      Object.entries(scripts).map(([name, { statements }]) => [name, statements.length]),
    ),
  };
  const results = path.join(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${values.name}.json`), `${JSON.stringify({ machine, rows }, null, 1)}\n`);
  writeFileSync(path.join(results, `${values.name}.md`), tableOf(machine, rows));
  console.log(tableOf(machine, rows));
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}

async function newDatabase(name: string): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

async function open(subject: Subject) {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'subject.ts'), [JSON.stringify(subject)]);
  const [listening] = (await once(child, 'message')) as [{ port: number; secret: string }];
  const cost = async () => {
    const answer = once(child, 'message');
    child.send('cost');
    return ((await answer) as [{ cpuMs: number; rssMb: number }])[0];
  };
  return { child, ...listening, cost };
}
