import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { inProject } from '../../scripts/paths.ts';
import { packedDoors, unpacked } from './pack.ts';

/** The size of an import from @kopa/ui in addition to React, in bytes, minified and gzipped at level 9. */
export interface Cost {
  /** Kopa's own code. */
  own: number;
  /** With dependencies: icons. */
  all: number;
  /** Loaded on demand: dragging. */
  later: number;
}

interface Bundle {
  /** Present at the import. */
  text: string;
  /** The rest. */
  later: string;
}

const react = /^react(-dom)?(\/|$)/;
/** Dependencies: every specifier that is no path. */
const foreign = /^[^./\0]/;

/** No such file exists: its content is generated for each bundle. */
const entryId = path.join(unpacked, 'bundle-entry.js');

/** The modules of the package as a host's bundler receives them. */
export async function bundle(names: string[], external: RegExp = react): Promise<Bundle> {
  const doors = packedDoors();
  const entry = names
    .map((name) => {
      const door = doors.find((each) => each.name === name);
      if (!door) throw new Error(`@kopa/ui has no door "${name}": see exports in ui/package.json.`);
      return `export * from ${JSON.stringify(path.join(unpacked, door.file))};`;
    })
    .join('\n');
  const made = (await build({
    configFile: false,
    root: unpacked,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A host's build is for production; NODE_ENV of the test is not.
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? entry : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome92', 'safari15'],
      minify: true,
      lib: { entry: entryId, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = made.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A loop over a Set also visits elements that are added meanwhile.
  for (const name of first)
    for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(each);
  const textOf = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .map(({ code }) => code)
      .join('\n');
  return { text: textOf(true), later: textOf(false) };
}

const gzipped = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** The size of importing these doors together. */
export async function costOf(names: string[]): Promise<Cost> {
  const own = await bundle(names, foreign);
  // Most doors bring nothing foreign, and then their own is all.
  const isAll = !/\b(?:from|import)\s*\(?["'](?!react["'/]|react-dom["'/]|\.)/.test(own.text + own.later);
  const { text, later } = isAll ? own : await bundle(names);
  return { own: gzipped(own.text), all: gzipped(text), later: gzipped(later) };
}

const sheetAndRows = ['bottom-sheet', 'picker-sheet', 'field-row', 'text-field', 'picker-field'];

/**
 * Sheet, picker and rows, which every form needs: with wheels to turn, with a list, and with all that a
 * birthday needs.
 */
export const together = {
  wheel: [...sheetAndRows, 'wheel'],
  list: [...sheetAndRows, 'option-picker'],
  all: [...sheetAndRows, 'wheel', 'option-picker', 'date-picker'],
};

/** The own bytes of a door for a host that already has the form parts. */
export async function ownBeside(name: string, parts: string[], ofParts: Cost): Promise<number> {
  const { text } = await bundle([...parts, name], foreign);
  return Math.max(0, gzipped(text) - ofParts.own);
}

/** All styles in one file, for a host without Tailwind. */
export const styles = 'styles.css';

/**
 * The cost of every door alone, in the order of the exports, of the styles, and of those that are needed
 * together.
 */
export async function allCosts(): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const { name } of packedDoors()) costs.set(name, await costOf([name]));
  const looks = gzipped(readFileSync(path.join(unpacked, 'dist', styles), 'utf8'));
  costs.set(styles, { own: looks, all: looks, later: 0 });
  for (const names of Object.values(together)) costs.set(namesOf(names), await costOf(names));
  return costs;
}

const readme = inProject('ui', 'README.md');
const between = /(<!-- sizes: [^\n]*-->\n)([\s\S]*?)(<!-- \/sizes -->)/;

/** In kB of 1000 bytes, in the README's format. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const figures = ({ own, all, later }: Cost) => `${kB(own)} | ${kB(all)} | ${later === 0 ? '' : kB(later)}`;

/** The first folder below src: the group. */
const groupOf = (source: string): string => source.split('/')[2] as string;

/** Doors together, in the README's format: "`wheel` `field-row`". */
export const namesOf = (names: string[]): string => names.map((name) => `\`${name}\``).join(' ');

/** The table of the README: every door with its group and sizes. */
export function table(costs: Map<string, Cost>): string {
  const doors = packedDoors();
  const groups = [...new Set(doors.map(({ source }) => groupOf(source)))];
  const rows = groups.flatMap((group) =>
    doors
      .filter(({ source }) => groupOf(source) === group)
      .map(({ name }, at) => {
        return `| ${at === 0 ? group : ''} | \`${name}\` | ${figures(costs.get(name) as Cost)} |`;
      }),
  );
  return [
    '| group | door | own | all | later |',
    '|---|---|---:|---:|---:|',
    ...rows,
    `| looks | \`${styles}\` | ${figures(costs.get(styles) as Cost)} |`,
    ...Object.values(together).map(
      (names, at) =>
        `| ${at === 0 ? 'together' : ''} | ${namesOf(names)} | ${figures(costs.get(namesOf(names)) as Cost)} |`,
    ),
    '',
  ].join('\n');
}

/** The table that the README has now. */
export function tableInReadme(): string {
  const found = between.exec(readFileSync(readme, 'utf8'));
  if (!found) throw new Error('ui/README.md has no lines <!-- sizes: ... --> and <!-- /sizes -->.');
  return found[2] as string;
}

export function writeTable(text: string): void {
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(between, (_, begin, __, end) => begin + text + end),
  );
}
