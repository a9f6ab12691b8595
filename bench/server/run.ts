import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { pathNames } from './load.ts';
import type { Row } from './measurement.ts';
import { tableOf, writeResults } from './report.ts';
import { takeDown } from './scripts.ts';
import { compare, machineNow, newDatabase, startSubject } from './subjects.ts';

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
const borrowers = Number(values.borrowers);

const postgres = await startPostgres({ durable: true });
if ('missing' in postgres) throw new Error(postgres.missing);
const work = mkdtempSync(path.join(tmpdir(), 'kopa-bench-'));
const rows: Row[] = [];
try {
  const scriptsFile = path.join(work, 'scripts.json');
  const scripts = await takeDown(await newDatabase(postgres, 'scripts'), path.join(work, 'scripts'), 10);
  writeFileSync(scriptsFile, JSON.stringify(scripts, null, 1));
  for (const engine of values.engines.split(',')) {
    const subjects = await Promise.all(
      (['lender', 'floor'] as const).map(async (kind) =>
        startSubject({
          kind,
          url: engine === 'postgres' ? await newDatabase(postgres, kind) : null,
          folder: path.join(work, `${engine}-${kind}`),
          scripts: scriptsFile,
          borrowers,
        }),
      ),
    );
    rows.push(
      ...(await compare(subjects, {
        engine,
        paths: pathNames.filter((each) => values.paths.split(',').includes(each)),
        clientCounts: values.clients.split(',').map(Number),
        rounds: Number(values.rounds),
        seconds: Number(values.seconds),
        borrowers,
      })),
    );
    for (const subject of subjects) await subject.stop();
  }
  const machine = {
    ...machineNow(postgres),
    ...values,
    statements: Object.fromEntries(
      Object.entries(scripts).map(([name, { statements }]) => [name, statements.length]),
    ),
  };
  writeResults(values.name, { machine, rows }, tableOf(machine, rows));
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
