import { describe, expect, it } from 'vitest';
import { tablesOfClasses } from './looks.ts';
import { textOf, writtenFiles } from './source-files.ts';

describe('a table of classes', () => {
  it.each([
    "const look = { info: 'bg-info-soft text-info', danger: 'bg-danger-soft' }; x(look[tone]);",
    "const leads = { normal: 'pt-4', none: 'pt-0' } as const; x(leads[lead]);",
    "const look = { filled: { primary: 'bg-primary', muted: 'bg-inverse' } }; x(look[variant][tone]);",
    "const done = { good: { look: 'bg-primary' }, bad: { look: 'bg-danger' } }; x(done[tone].look);",
    "const look = { a: 'active:bg-sunken', b: '[&>svg]:size-5' } satisfies Looks; x(look[a]);",
  ])('a table of classes is found: %s', (text) => {
    expect(tablesOfClasses('a.tsx', text)).toHaveLength(1);
  });

  it.each([
    // The arguments of cva.
    "const look = cva('p-4', { variants: { tone: { info: 'bg-info-soft', danger: 'bg-danger-soft' } } }); look({ tone });",
    // Names of words, and icons.
    "const words = { done: 'stepDone', now: 'stepNow' }; x(strings[words[state]]);",
    'const icons = { info: Info, danger: CircleAlert }; x(icons[tone]);',
    // Each is asked for by its name, which depends on no prop.
    "const look = { row: 'flex min-h-row', name: 'text-body text-ink' }; x(look.row, look.name);",
    // Sentences may speak of a text-field.
    "const says = { a: 'a text-field of the page', b: 'a grid-like table of sums' }; x(says[it]);",
  ])('no table of classes is found in: %s', (text) => {
    expect(tablesOfClasses('a.tsx', text)).toEqual([]);
  });
});

it('components take their variants from cva, and from no table of classes', () => {
  const components = writtenFiles('ui/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(components.length).toBeGreaterThan(150);
  const tables = components.flatMap((file) =>
    tablesOfClasses(file, textOf(file)).map((name) => `${file}: ${name}`),
  );
  expect(tables).toEqual([]);
});
