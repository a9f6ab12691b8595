import { describe, expect, it } from 'vitest';
import { kenyaBankCodes, nigeriaBankCodes } from './bank-codes.ts';
import { offeredBanks } from './banks.ts';
import { kenyaBanks } from './kenya-banks.ts';
import { nigeriaBanks } from './nigeria-banks.ts';

describe.each([
  { market: 'Kenya', clauses: '[S3-67][S3-109]', banks: kenyaBanks, codes: kenyaBankCodes },
  { market: 'Nigeria', clauses: '[S3-77]', banks: nigeriaBanks, codes: nigeriaBankCodes },
])('the banks of $market', ({ clauses, banks, codes }) => {
  it(`${clauses} the list has 44 banks, each with its own code and name`, () => {
    expect(banks).toHaveLength(44);
    for (const key of ['code', 'bankCode', 'name'] as const)
      expect(new Set(banks.map((bank) => bank[key])).size, key).toBe(44);
    expect(banks.every(({ code, bankCode }) => code.slice(2) === bankCode)).toBe(true);
  });

  it('the codes of the offered banks are accepted, and no others', () => {
    expect(offeredBanks(banks).map(({ code }) => code)).toEqual(codes);
    expect(codes.length).toBe(42);
  });
});

it('every offered Kenyan bank says how many branches it has', () => {
  expect(offeredBanks(kenyaBanks).filter(({ branches }) => !branches)).toEqual([]);
});
