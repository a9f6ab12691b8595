import { expect, it } from 'vitest';
import { settingsTables, withSettingsTables } from '../../scripts/settings-docs/settings-tables.ts';
import { textOf, writtenFiles } from './source-files.ts';

const page = textOf('docs/settings.md');

it('docs/settings.md has the tables of the schema: npm run docs:settings', () => {
  expect(withSettingsTables(page) === page).toBe(true);
});

it('a row has the allowed values, the default of each mode, the choices that need the setting, and its secrecy', () => {
  const tables = settingsTables();
  for (const row of [
    '| `RECONCILE_MINUTES` | 5 to 1440 | in sandbox mode `1440`; in live mode `60` |  |',
    '| `SMS` | `outbox` (sandbox), `africastalking` (live) | in sandbox mode `outbox`; in live mode none |  |',
    '| `AIRTEL_CLIENT_ID` | any text |  | `PAYMENTS=airtel` |',
    "| `AT_API_KEY` | any text |  | `SMS=africastalking` | Africa's Talking: the key of the app. Secret. |",
  ])
    expect(tables).toContain(row);
});

it('one file of the product reads the environment, except whether React is in development', () => {
  const readers = writtenFiles('{ui,contract,locales,app,server}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && /process\.env(?!\.NODE_ENV)/.test(textOf(file)),
  );
  expect(readers).toEqual(['server/src/settings/process-environment.ts']);
});
