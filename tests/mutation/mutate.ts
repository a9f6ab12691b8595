import { parseArgs } from 'node:util';
import { areas, type Area, type Part } from './areas.ts';
import type { Mutant } from './instrument.ts';
import { listedSurvivors, survivorsFile } from './survivors.ts';
import { tryPart } from './try-part.ts';

/*
 * npm run mutate                                    every area
 * npm run mutate -- pricing guards                  these areas
 * npm run mutate -- pricing --only rounding.ts      the sources whose path contains this
 * npm run mutate -- ledger --sample 3               another sample of an area that tries one
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
});
const choice = { only: options.only, sample: Number(options.sample) };
const leastPercent = 90;
const unknown = positionals.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
let isWhole = true;
for (const area of (positionals.length > 0 ? positionals : Object.keys(areas)) as Area[]) await tryArea(area);
console.log(`\n${lines.join('\n')}`);
process.exitCode = isWhole ? 0 : 1;

async function tryArea(area: Area): Promise<void> {
  const listed = listedSurvivors()[area] ?? {};
  const survived: Mutant[] = [];
  const killed = new Set<string>();
  for (const part of areas[area] as Part[]) {
    const { mutants, outcomes } = await tryPart(part, choice, (line) => console.log(`${area}: ${line}`));
    for (const [change, by] of outcomes) {
      const mutant = mutants[change]!;
      if (by === null) survived.push(mutant);
      else killed.add(mutant.key);
      if (by !== null && options.verbose) console.log(`  killed  ${mutant.key}\n          by ${by}`);
    }
  }
  for (const { key, line } of survived) {
    if (key in listed) continue;
    isWhole = false;
    console.log(`  ✗ survived, line ${line}, and is not in ${survivorsFile}:\n    ${JSON.stringify(key)}`);
  }
  for (const key of Object.keys(listed))
    if (killed.has(key)) console.log(`  ✓ is killed now, and can leave ${survivorsFile}:\n    ${key}`);
  const all = survived.length + killed.size;
  const percent = all === 0 ? 100 : (killed.size / all) * 100;
  if (percent < leastPercent) isWhole = false;
  lines.push(
    `${area.padEnd(12)} ${killed.size} killed, ${survived.length} survived, ${percent.toFixed(1)} %`,
  );
}
