import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePlace, removePlace } from '../flows/lender-place.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { bundleLender } from './bundle-lender.ts';
import { tryFaults } from './try-faults.ts';

/*
 * `npm run test:faults`: half of the faults on PostgreSQL, where this machine has one, and half on the
 * embedded database. With `-- --count 200 --seed 7 --engine embedded`, so many of that plan on one engine.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const known = ['postgresql', 'embedded'];
if (values.engine !== undefined && !known.includes(values.engine)) {
  process.stderr.write(`--engine is "${values.engine}", but must be one of ${known.join(', ')}.\n`);
  process.exit(2);
}
const engines = values.engine === undefined ? known : [values.engine];
const postgres = engines.includes('postgresql') ? await startPostgres({ durable: true }) : undefined;
if (postgres && 'missing' in postgres) process.stdout.write(`Without PostgreSQL: ${postgres.missing}\n`);

const code = await bundleLender();
let [met, lost, doubled, wrong] = [0, 0, 0, 0];
try {
  for (const engine of engines) {
    const onPostgres = engine === 'postgresql' && postgres && !('missing' in postgres);
    const place = { ...(await makePlace()), ...(onPostgres && { databaseUrl: postgres.url }) };
    const name = onPostgres ? 'PostgreSQL' : 'embedded';
    const begun = performance.now();
    const found = await tryFaults({
      code,
      place,
      count: Math.ceil(count / engines.length),
      seed,
      jumps: { back: 120, ahead: 600, days: true },
      tell: (line) => process.stdout.write(`${name}: ${line}\n`),
    });
    removePlace(place);
    for (const what of ['lost', 'doubled', 'wrong'] as const)
      for (const line of found[what]) process.stdout.write(`${name}: ${what}: ${line}\n`);
    const { faults, loans, finished } = found;
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(
      `${name}: ${Object.entries(faults)
        .map(([kind, number]) => `${number} ${kind}`)
        .join(', ')}; ${finished} of ${loans} loans paid off; ${seconds} s\n`,
    );
    met += Object.values(faults).reduce((sum, number) => sum + number, 0);
    lost += found.lost.length;
    doubled += found.doubled.length;
    wrong += found.wrong.length;
  }
} finally {
  rmSync(path.dirname(code), { recursive: true, force: true });
  if (postgres && !('missing' in postgres)) await postgres.stop();
}
process.stdout.write(
  `${met} faults, ${lost} lost, ${doubled} doubled, ${wrong === 0 ? '' : `${wrong} wrong, `}seed ${seed}\n`,
);
if (lost + doubled + wrong > 0) process.exitCode = 1;
