import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgePhoto, measurePhoto } from '../../server/src/lending/identity/photo-quality.ts';
import { openCardReader } from '../../server/src/ports/identity/embedded/reading/open-card-reader.ts';
import { degrade, readable, unreadable, type Variant } from '../../server/test/cards/degrade.ts';
import { drawCard } from '../../server/test/cards/draw-card.ts';
import { people, type Person } from '../../server/test/cards/people.ts';
import type { Row } from './measurement.ts';
import { pageOf } from './report.ts';
import { wholeVerifications } from './whole-verifications.ts';

/*
 * `node bench/identity/run.ts`: drawn cards of invented people through the photo gate and the card reader,
 * and whole verifications by the embedded verifier. Refused photos are read as well: no wrong number may
 * result from them either.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    variants: { type: 'string', default: [...readable, ...unreadable].join(',') },
    verifications: { type: 'string', default: '10' },
    name: { type: 'string', default: `identity-${new Date().toISOString().slice(0, 10)}` },
  },
});

const compared = (read: string | null, expected: string) =>
  read === null ? 'unread' : read === expected ? 'right' : 'wrong';

async function timed<Result>(work: () => Promise<Result>) {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, cpuMs: (user + system) / 1000, wallMs: performance.now() - start };
}

const invented = people(Number(values.seed), Number(values.people));
const rows = await readAll(invented);
const readerRssMb = process.resourceUsage().maxRSS / 1024;
const wholes = await wholeVerifications(invented.slice(0, Number(values.verifications)), timed);
const machine = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  loadAtTheEnd: loadavg(),
  readerRssMb: Math.round(readerRssMb),
  maxRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  ...values,
};
const results = path.join(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
const oneALine = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',\n');
writeFileSync(
  path.join(results, `${values.name}.json`),
  `{"machine": ${JSON.stringify(machine, null, 1)},\n"rows": [\n${oneALine(rows)}\n],\n"wholes": [\n${oneALine(wholes)}\n]}\n`,
);
const page = pageOf(machine, rows, wholes);
writeFileSync(path.join(results, `${values.name}.md`), page);
console.log(page);

async function readAll(invented: readonly Person[]): Promise<Row[]> {
  const reader = await openCardReader();
  const rows: Row[] = [];
  try {
    for (const [at, person] of invented.entries()) {
      const card = await drawCard(person);
      for (const variant of values.variants.split(',') as Variant[])
        for (const side of ['front', 'back'] as const) {
          const photo = await degrade(card[side], variant, at + 1);
          const measured = await measurePhoto(photo);
          const { result, cpuMs, wallMs } = await timed(() =>
            reader.read({ side, image: photo, market: 'ke' }),
          );
          const text = result.state === 'read' ? result.text : null;
          const row: Row = {
            person: at,
            variant,
            side,
            gate: judgePhoto(side, measured),
            sharpness: Math.round(measured.sharpness),
            id: compared(text?.nationalId ?? null, person.nationalId),
            because: result.state === 'unread' ? result.because : null,
            names: compared(text?.names ?? null, person.names),
            birthday: compared(text?.birthday ?? null, person.birthday),
            cpuMs: Math.round(cpuMs),
            wallMs: Math.round(wallMs),
          };
          rows.push(row);
          console.log(
            `${at} ${variant} ${side}: gate ${row.gate}, ID ${row.id} ${row.because ?? ''}, names ${row.names}, birth ${row.birthday}, ${cpuMs.toFixed(0)} ms of CPU`,
          );
        }
    }
  } finally {
    await reader.close();
  }
  return rows;
}
