import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBrand } from './brand.ts';
import { readSettings } from './settings.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'kopa-brand-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const css =
  "[data-brand='mine'] { --kopa-color-surface: #fefefe; }\n@media { --kopa-color-surface: #010101 }";
const whole = { 'brand.json': '{"name":"Mine"}', 'brand.css': css };

/** A folder of a brand with these files; gives its path. */
function folder(files: Record<string, string>, id = 'mine'): string {
  const made = path.join(place, id);
  mkdirSync(made);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(made, name), text);
  return made;
}

it('a shipped brand is found by its name', () => {
  expect(readSettings({}).brand).toMatchObject({ id: 'easycash', name: 'EasyCash', css: null, mark: null });
  expect(readSettings({ BRAND: 'jua' }).brand).toMatchObject({ id: 'jua', name: 'Jua' });
});

it("a brand is read from any folder: tokens, mark, browser colours and the lender's name", () => {
  const lender = { legalName: 'Mine Credit Ltd', licenceNumber: 'DCP/001' };
  const marked = `${css}\n[data-brand='mine'] { --kopa-mark: url("data:image/svg+xml,%3Csvg%2F%3E"); }`;
  const files = { 'brand.json': JSON.stringify({ name: 'Mine', lender }), 'brand.css': marked };
  expect(readBrand(folder(files))).toEqual({
    id: 'mine',
    name: 'Mine',
    mark: 'data:image/svg+xml,%3Csvg%2F%3E',
    css: marked,
    themeColor: { light: '#fefefe', dark: '#010101' },
    lender,
  });
});

it('an unknown brand is reported in one line with the known brands', () => {
  expect(() => readSettings({ BRAND: 'acme' })).toThrow(
    'BRAND is "acme", but must be one of easycash, jua, or a path to a brand\'s folder.',
  );
});

it.each([
  ['no brand.json', { 'brand.css': css }, /needs .*brand\.json, with/],
  ['no JSON', { ...whole, 'brand.json': '{' }, /needs valid JSON in .*brand\.json/],
  ['no name', { ...whole, 'brand.json': '{}' }, /has a fault in .*brand\.json: name/],
  [
    'a name that no header carries',
    { ...whole, 'brand.json': '{"name":"Ñame"}' },
    /name must be 1 to 40 ASCII/,
  ],
  ['an unknown field', { ...whole, 'brand.json': '{"name":"Mine","nmae":"x"}' }, /has a fault in/],
  ['no tokens', { 'brand.json': '{"name":"Mine"}' }, /needs .*brand\.css with the tokens of mine/],
  ['the tokens of another brand', { ...whole, 'brand.css': "[data-brand='other'] {}" }, /tokens of mine/],
  ['a style sheet that ends its element', { ...whole, 'brand.css': `${css}</style>` }, /without "<\/"/],
])('the brand refuses %s', (_, files, message) => {
  expect(() => readBrand(folder(files))).toThrow(message);
});

it('a folder with an invalid brand name is refused', () => {
  expect(() => readBrand(folder(whole, 'My Brand'))).toThrow('which must have a name of small letters');
});
