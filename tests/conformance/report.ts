import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../../scripts/paths.ts';
import { matrix, type Matrix } from './matrix.ts';

/*
 * npm run conformance               how many clauses of the specification are shown by tests, by section
 * npm run conformance -- --write    the same, and writes the matrix to docs/conformance.md
 */
const { values: options } = parseArgs({ options: { write: { type: 'boolean' } } });
const pageFile = inProject('docs', 'conformance.md');
const result = matrix();
const sections = [...new Set(result.clauses.map(({ section }) => section))];

for (const section of sections) {
  const { shown, all } = countOf(section);
  console.log(`section ${section}: ${String(shown).padStart(3)} of ${String(all).padStart(3)}`);
}
console.log(`in all:    ${result.shown.size} of ${result.clauses.length} clauses are shown by a test`);

const page = pageOf(result);
if (options.write) writeFileSync(pageFile, page);
else if (existsSync(pageFile) && readFileSync(pageFile, 'utf8') !== page) {
  console.log('docs/conformance.md is older than the tests: npm run conformance -- --write');
}
for (const mistake of result.mistakes) console.error(`✗ ${mistake}`);
process.exitCode = result.mistakes.length > 0 ? 1 : 0;

function countOf(section: string): { shown: number; all: number } {
  const clauses = result.clauses.filter((clause) => clause.section === section);
  return { shown: clauses.filter(({ id }) => result.shown.has(id)).length, all: clauses.length };
}

function pageOf({ clauses, shown }: Matrix): string {
  const lines = [
    '# Which tests show which clause',
    '',
    'Written by `npm run conformance -- --write` from the ids in the titles of the tests.',
    `${shown.size} of the ${clauses.length} clauses of the specification are shown so far.`,
  ];
  for (const section of sections) {
    const { shown: count, all } = countOf(section);
    lines.push('', `## Section ${section}: ${count} of ${all}`);
    const rows = clauses.filter((clause) => clause.section === section && shown.has(clause.id));
    if (rows.length > 0) lines.push('', '| clause | says | shown by |', '| --- | --- | --- |');
    for (const { id, text } of rows) {
      const files = [...new Set(shown.get(id)?.map(({ file }) => file))].sort();
      const cell = text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
      lines.push(`| ${id} | ${cell} | ${files.map((file) => `\`${file}\``).join('<br>')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
