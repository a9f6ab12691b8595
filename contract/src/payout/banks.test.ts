import { describe, expect, it } from 'vitest';
import { kenyaBankCodes, nigeriaBankCodes } from './bank-codes.ts';
import { offeredBanks } from './banks.ts';
import { kenyaBanks } from './kenya-banks.ts';
import { nigeriaBanks } from './nigeria-banks.ts';

describe.each([
  { market: 'Kenya', clauses: '[S3-67][S3-109]', banks: kenyaBanks, codes: kenyaBankCodes },
  { market: 'Nigeria', clauses: '[S3-77]', banks: nigeriaBanks, codes: nigeriaBankCodes },
])('the banks of $market', ({ clauses, banks, codes }) => {
  it(`${clauses} are 44, each with a code and a name of its own`, () => {
    expect(banks).toHaveLength(44);
    for (const key of ['code', 'bankCode', 'name'] as const)
      expect(new Set(banks.map((bank) => bank[key])).size, key).toBe(44);
    expect(banks.every(({ code, bankCode }) => code.slice(2) === bankCode)).toBe(true);
  });

  it('are checked by the codes of those that are offered, and no others', () => {
    expect(offeredBanks(banks).map(({ code }) => code)).toEqual(codes);
    expect(codes.length).toBe(42);
  });
});

it('every offered Kenyan bank says how many branches it has', () => {
  expect(offeredBanks(kenyaBanks).filter(({ branches }) => !branches)).toEqual([]);
});
