import { beforeAll, describe, expect, it } from 'vitest';
import { packedDoors } from './pack.ts';
import {
  allCosts,
  bundle,
  kB,
  namesOf,
  ownBeside,
  styles,
  tableInReadme,
  together,
  type Cost,
} from './sizes.ts';

/* Limits in bytes, gzipped. Dragging comes later, and only for sheets that are dragged: no picker is. */
const limits = { form: { own: 15_900, all: 40_000 }, dragging: 26_000, component: 6_700, styles: 12_000 };

/** The tolerance of a README row in kB: sizes are shown with one decimal. */
const tolerance = 250;

/** Doors that are no component: a host needs them for another reason, or never sends them to a phone. */
const noComponents = new Set(['testing', 'testing/jsdom', 'react-hook-form', 'form', 'tailwind']);

const doors = packedDoors();
let costs: Map<string, Cost>;

beforeAll(async () => {
  costs = await allCosts();
});

describe('the size of @kopa/ui', () => {
  it.each(['wheel', 'list'] as const)('sheet, picker with a %s and rows together stay small', (picker) => {
    const { own, all, later } = costs.get(namesOf(together[picker])) as Cost;
    expect(own).toBeLessThanOrEqual(limits.form.own);
    expect(all).toBeLessThanOrEqual(limits.form.all);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(limits.dragging);
  });

  it('all styles together stay small', () => {
    expect((costs.get(styles) as Cost).own).toBeLessThanOrEqual(limits.styles);
  });

  it('any other component adds little', async () => {
    const large: string[] = [];
    for (const { name } of doors) {
      if (together.wheel.includes(name) || noComponents.has(name)) continue;
      // A door that is small alone adds no more beside others.
      if ((costs.get(name) as Cost).own <= limits.component) continue;
      const beside = costs.get(namesOf(together.wheel)) as Cost;
      const added = await ownBeside(name, together.wheel, beside);
      if (added > limits.component) large.push(`${name}: ${kB(added)} kB`);
    }
    expect(large).toEqual([]);
  });

  it('the README states the measured sizes', () => {
    const rows = new Map(
      [...tableInReadme().matchAll(/^\|[^|]*\| (`[^|]+`) \| ([\d.]+) \| ([\d.]+) \| ([\d.]*) \|$/gm)].map(
        ([, name, own, all, later]) =>
          [name as string, { own: Number(own), all: Number(all), later: Number(later) }] as const,
      ),
    );
    const wrong = [...costs].flatMap(([key, cost]) => {
      const name = key.startsWith('`') ? key : `\`${key}\``;
      const told = rows.get(name);
      rows.delete(name);
      const isRight =
        told &&
        (['own', 'all', 'later'] as const).every(
          (part) => Math.abs(told[part] * 1000 - cost[part]) <= tolerance,
        );
      return isRight ? [] : [`${name} costs ${kB(cost.own)}, ${kB(cost.all)} in all`];
    });
    expect(
      [...wrong, ...[...rows.keys()].map((name) => `${name} is no door`)],
      'run `npm run sizes`',
    ).toEqual([]);
  });
});

describe('the import of one component', () => {
  it('the import contains no other component', async () => {
    const { text, later } = await bundle(['button']);
    expect(text).toMatch(/aria-busy/);
    expect(later).toBe('');
    // Marks of sheets, wheels, pickers, fields and icons that a button does not draw.
    for (const mark of ['showModal', 'kopa-sheet', 'kopa-wheel', 'listbox', 'chevron', 'radiogroup'])
      expect(text).not.toContain(mark);
  });

  it('a production build contains no messages to developers', async () => {
    const { text } = await bundle(doors.map(({ name }) => name).filter((name) => !noComponents.has(name)));
    expect(text.includes('@kopa/ui ')).toBe(false);
    expect(text.match(/are not among|Give it |Leave one of|Swap them/g)).toBeNull();
  });
});
