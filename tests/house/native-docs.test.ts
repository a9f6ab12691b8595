import { expect, it } from 'vitest';
import { bridgeActions } from '../../app/src/shared/bridge/bridge-table.ts';
import { messageTables, withMessageTables } from '../../scripts/native-docs/message-tables.ts';
import { textOf } from './source-files.ts';

const page = textOf('docs/native.md');

it('docs/native.md matches the code: npm run docs:native', () => {
  expect(withMessageTables(page) === page).toBe(true);
});

it('the tables contain every action with every field', () => {
  const tables = messageTables();
  for (const action of bridgeActions) expect(tables).toContain(`### ${action}`);
  for (const field of ['callback', 'isSubmit', 'appList', 'selectContactIndex', 'token', 'phone'])
    expect(tables).toContain(`| \`${field}\` |`);
  expect(tables).not.toMatch(/\| {2}\|/);
});

it('a page without its marks is refused', () => {
  expect(() => withMessageTables('# Native')).toThrow(/marks/);
});
