import { additionalFields, personalFields, type Field } from '@kopa/contract/fields';
import { expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

const table = Object.entries<Field>({ ...personalFields, ...additionalFields });

it('only the tables of fields name the list of a field', () => {
  const lists = table.flatMap(([, { lists = [] }]) =>
    lists.flatMap(({ labels = '', fills }) => (fills ? [] : (labels.split(':')[1] ?? []))),
  );
  // A list may be named as its field is: then the name alone tells nothing.
  const own = [...new Set(lists)].filter((list) => !table.some(([name]) => name === list));
  expect(own).toEqual(
    expect.arrayContaining(['incomeBand', 'callLanguage', 'identityCard', 'contactRelation']),
  );
  const named = new RegExp(`['"\x60:](?:${own.join('|')})['"\x60]`);
  const written = writtenFiles('app/src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'contract/src/**/*.ts');
  const found = written
    .filter((file) => !file.includes('.test.') && !file.includes('contract/src/fields/'))
    .filter((file) => named.test(textOf(file)));
  expect(written.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
