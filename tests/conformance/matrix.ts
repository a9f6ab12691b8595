import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { textOf, writtenFiles } from '../house/source-files.ts';
import { titlesIn, uncountedIds } from './titles.ts';

/** A test with more ids shows some of them only in its title. */
const mostIds = 5;

/** One numbered statement of the specification. */
export interface Clause {
  /** As in "S5-36". */
  id: string;
  section: string;
  text: string;
}

/** A test that shows a clause. */
export interface Showing {
  file: string;
  title: string;
}

export interface Matrix {
  clauses: Clause[];
  /** Clause id -> the tests that carry it. */
  shown: Map<string, Showing[]>;
  /** Unknown ids, ids in another notation or in a place that is not counted, and titles with too many ids. */
  mistakes: string[];
}

/** Which tests show which clause: the ids stand in the titles of the tests. */
export function matrix(): Matrix {
  const clauses = JSON.parse(
    readFileSync(inProject('tests', 'conformance', 'clauses.json'), 'utf8'),
  ) as Clause[];
  const files = writtenFiles(
    '{ui,contract,server,app,tests}/**/*.test.{ts,tsx}',
    'stories/**/*.stories.tsx',
  ).filter((file) => !file.startsWith('tests/conformance/'));
  const titles = files.flatMap((file) => titlesIn(file, textOf(file)).map((title) => ({ file, title })));
  const uncounted = files.flatMap((file) =>
    uncountedIds(file, textOf(file)).map(
      (id) => `${id} is not counted in ${file}: write ids in brackets, in titles and tables of it() alone`,
    ),
  );
  const result = collect(clauses, titles);
  return { ...result, mistakes: [...result.mistakes, ...uncounted] };
}

export function collect(clauses: Clause[], titles: Showing[]): Matrix {
  const known = new Set(clauses.map(({ id }) => id));
  const shown = new Map<string, Showing[]>();
  const mistakes: string[] = [];
  for (const showing of titles) {
    const where = `${showing.file}: "${showing.title}"`;
    // Any text in brackets that begins like an id is read as an id.
    const ids = [...showing.title.matchAll(/\[\s*(s\s*\d[^\]]*)\]/gi)];
    if (ids.length > mostIds) mistakes.push(`${ids.length} ids, more than ${mostIds}, in ${where}`);
    for (const [whole, inside = ''] of ids) {
      if (!/^S\d+-\d+$/.test(inside)) mistakes.push(`${whole} is not written as [S5-36] in ${where}`);
      else if (!known.has(inside)) mistakes.push(`${whole} is no clause, in ${where}`);
      else shown.set(inside, [...(shown.get(inside) ?? []), showing]);
    }
  }
  return { clauses, shown, mistakes };
}
