import { expect, it } from 'vitest';
import { kenyaBankCodes, nigeriaBankCodes } from './bank-codes.ts';
import { offeredBanks } from './banks.ts';
import { kenyaBanks } from './kenya-banks.ts';
import { nigeriaBanks } from './nigeria-banks.ts';

it.each([
  ['[S3-67][S3-109]', 'Kenya', kenyaBanks],
  ['[S3-77]', 'Nigeria', nigeriaBanks],
] as const)('%s the list of %s has 44 banks, each with its own code and name', (_clauses, _market, banks) => {
  expect(banks).toHaveLength(44);
  for (const key of ['code', 'bankCode', 'name'] as const)
    expect(new Set(banks.map((bank) => bank[key])).size, key).toBe(44);
  expect(banks.every(({ code, bankCode }) => code.slice(2) === bankCode)).toBe(true);
});

it.each([
  ['Kenya', kenyaBanks, kenyaBankCodes],
  ['Nigeria', nigeriaBanks, nigeriaBankCodes],
] as const)('the codes of the offered banks of %s are accepted, and no others', (_market, banks, codes) => {
  expect(offeredBanks(banks).map(({ code }) => code)).toEqual(codes);
  expect(codes.length).toBe(42);
});

it('every offered Kenyan bank says how many branches it has', () => {
  expect(offeredBanks(kenyaBanks).filter(({ branches }) => !branches)).toEqual([]);
});
