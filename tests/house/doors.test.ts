import { expect, it } from 'vitest';
import { writtenFiles } from './source-files.ts';
import { doors, modulesUsed } from './ui-modules.ts';

/** Doors that neither the app nor the desk uses, with the reason for each. */
const forOthers: Readonly<Record<string, string>> = {
  './form-section': 'forms without react-hook-form: it brings its own summary of errors',
  './region-picker':
    'brands whose states and cities are one list of two levels: the app asks for them in two rows (decision 23)',
  './permission-sheet':
    'hosts that ask for a permission in the middle of a task: the app asks on a screen of its own',
  './async-view': 'hosts without a query library: the app shows what TanStack Query knows',
  './wheel': "a brand's own pickers: the app uses those that are made of it",
  './market': 'hosts that state the market apart from the words: the app states it in StringsProvider',
  './form': 'hosts with TanStack Form, a native form or a library of their own: the app uses react-hook-form',
  './tanstack-form': 'hosts with TanStack Form',
  './form-data': 'hosts without a form library',
  './testing': "the tests of a host's forms",
  './testing/jsdom': 'tests in jsdom: our own run in a browser',
  './strings/en': 'hosts that name their words: without any, English is shown',
  './tailwind': 'hosts that compute class names themselves',
  './tailwind.css': 'hosts whose Tailwind takes the tokens, but not the sources',
  './tokens.css': 'hosts without Tailwind',
  './tokens/base.tokens.json': 'kopa-tokens, which makes the tokens of a brand',
  './tokens/easycash.tokens.json': 'kopa-tokens: an example of a brand',
  './package.json': 'bundlers, which read it',
};

const files = writtenFiles('{app,desk}/src/**/*.{ts,tsx}', 'app/host/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
);
// A field is also used as a bound row.
const used = modulesUsed(files, (module) => /^ui\/src\/(form|react-hook-form)\//.test(module));
const sheets = writtenFiles('{app,desk}/src/**/*.css');

const isOpened = (door: string) => used.has(doors.get(door) ?? '');

it('every door is used by the app or the desk, or excused', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const unopened = [...doors.keys()].filter((door) => !isOpened(door) && !(door in forOthers));
  expect(unopened).toEqual([]);
});

it('no excuse names a door that is used, or that is gone', () => {
  expect(Object.keys(forOthers).filter((door) => isOpened(door) || !doors.has(door))).toEqual([]);
});
