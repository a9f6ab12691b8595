import { expect, it } from 'vitest';
import { groupedReference } from './grouped-reference.js';

it.each([
  ['600123', '600 123'],
  ['12345', '12 345'],
  ['93001234567890', '9300 1234 5678 90'],
  ['KE20261121001', 'KE 2026 1121 001'],
  ['EC4821907', 'EC 4821 907'],
  ['K7M3QX9TAB4', 'K7M3 QX9T AB4'],
  ['TKL4X7Q2MZ', 'TKL4 X7Q2 MZ'],
  ['AB12CD34', 'AB12CD34'],
  ['1234', '1234'],
  ['Ñ-4821', 'Ñ-4821'],
])('groupedReference writes %s as %s, and loses no character', (value, shown) => {
  expect(groupedReference(value)).toBe(shown);
  expect(shown.replaceAll(' ', '')).toBe(value);
});
