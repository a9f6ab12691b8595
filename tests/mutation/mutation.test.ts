import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject, root } from '../../scripts/paths.ts';
import { parse } from '../house/source-files.ts';
import { areas, type Area } from './areas.ts';
import { instrument } from './instrument.ts';
import { listedSurvivors } from './survivors.ts';

const names = Object.keys(areas) as Area[];
const sourcesOf = (area: Area) =>
  areas[area].flatMap(({ sources }) =>
    globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.test.ts')),
  );

const keys = (text: string) => instrument('a.ts', text).mutants.map(({ key }) => key);

/** What an expression gives with each of its changes, by change. */
function results(expression: string, given: Record<string, unknown> = {}): Record<string, unknown> {
  const source = `(${expression});`;
  const { mutants, text } = instrument('a.ts', source);
  const body = text.slice(text.indexOf(';') + 1).trim();
  return Object.fromEntries(
    mutants.map(({ after }, at) => {
      const run = new Function('isMutant$', ...Object.keys(given), `return ${body}`) as (
        ...values: unknown[]
      ) => unknown;
      return [after, run((change: number) => change === at, ...Object.values(given))];
    }),
  );
}

describe('the changes of a source', () => {
  it('one change at a time is active behind its switch', () => {
    expect(results('a < b', { a: 1, b: 1 })).toEqual({
      'a <= b': true,
      'a >= b': true,
      true: true,
      false: false,
    });
    expect(results('a + b * 2', { a: 1, b: 3 })).toEqual({ 'a - b * 2': -5, 'b / 2': 2.5 });
    expect(results('a?.b ?? c', { a: null, c: 4 })).toEqual({ '(a?.b) && (c)': undefined });
    expect(results("a.some(Boolean) ? 'x' : ''", { a: [0, 1] })).toEqual({
      'a.every(Boolean)': '',
      true: 'x',
      false: '',
      "''": '',
      "'other'": 'x',
    });
    expect(results('/^\\d{3}$/.test(a)', { a: 'x123' })).toEqual({
      '/\\d{3}$/': true,
      '/^\\d{3}/': false,
      '/^\\D{3}$/': false,
      '/^\\d$/': false,
    });
  });

  it('types, imports, names and the messages of developers are left alone', () => {
    const source = `
      import { a } from 'b';
      type Kind = 'one' | 'two';
      export const plain: Record<'x', Kind | null> = JSON.parse(a) as Record<'x', Kind>;
      export function fail(): never { throw new Error('a fault'); }
      export const named = query.prepare('of_order');
      export { one, two as three } from './other.ts';
    `;
    expect(instrument('a.ts', source).text).toContain("export { one, two as three } from './other.ts';");
    expect(instrument('a.ts', source).mutants.map(({ kind }) => kind)).toEqual(['block']);
  });

  it('a change keeps its name when lines before it change, and equal changes of a line have a number', () => {
    const source = 'export const x = (a: number) => a + a + a;';
    expect(keys(`\n\n${source}`)).toEqual(keys(source));
    expect(new Set(keys('export const y = [1 < 2, 1 < 2];')).size).toBe(9);
  });
});

describe('the areas', () => {
  it.each(names)('%s has sources, and each stays a program with its changes', (area) => {
    const files = sourcesOf(area);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(() => parse(file, instrument(file, readFileSync(inProject(file), 'utf8')).text)).not.toThrow();
  });

  it.each(['orders', 'ledger', 'repayment'] as const)('every source of %s is in one part', (area) => {
    const all = globSync(`server/src/lending/${area}/**/*.ts`, { cwd: root });
    expect(sourcesOf(area).toSorted()).toEqual(all.filter((file) => !file.endsWith('.test.ts')).toSorted());
  });

  it('each listed survivor is a change of today, with a reason', () => {
    for (const [area, listed] of Object.entries(listedSurvivors()) as [Area, Record<string, string>][]) {
      const today = sourcesOf(area).flatMap((file) =>
        instrument(file, readFileSync(inProject(file), 'utf8')).mutants.map(({ key }) => key),
      );
      expect(Object.keys(listed).filter((key) => !today.includes(key))).toEqual([]);
      for (const [key, reason] of Object.entries(listed)) {
        expect(reason.length, key).toBeGreaterThan(20);
        // A change that a test could notice is no reason: the test is to be written.
        expect(reason, key).not.toMatch(/^\s*open\b/i);
      }
    }
  });
});
