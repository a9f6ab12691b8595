import { readFileSync } from 'node:fs';
import { editions, languages, type Policy } from '@kopa/contract';
import {
  additionalFieldsOf,
  additionalSection,
  personalFieldsOf,
  personalSection,
  repairSaved,
  storedAdditional,
  type AdditionalSection,
} from '@kopa/contract/sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personal as borrower } from '../../../test/borrower.ts';
import { extras } from '../../../test/market-loan.ts';
import { withNumbersIn } from '../../../test/market-numbers.ts';
import { CallError } from '../call-error.ts';
import { readBySchema } from './read-by-schema.ts';

type Tree = { [key: string]: string | Tree };
const words = languages.map(
  (language) =>
    JSON.parse(
      readFileSync(new URL(import.meta.resolve(`@kopa/locales/${language}/validation.json`)), 'utf8'),
    ) as Tree,
);
const say = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((at, part) => (at as Tree | undefined)?.[part], tree);
const saidIn = (key: string) => words.filter((tree) => typeof say(tree, key) === 'string').length;

const today = '2026-11-21';
const sections = new Map(
  Object.values(editions).map((policy) => [
    policy,
    { personal: personalSection(policy, today), additional: additionalSection('700000001', policy) },
  ]),
);
const read = (policy: Policy, sent: Record<string, unknown>): Record<string, string> => {
  const { personal, additional } = sections.get(policy)!;
  if ('firstName' in sent) return readBySchema(personal, sent);
  return storedAdditional(readBySchema(additional, sent) as AdditionalSection, policy);
};

/** Values that a borrower may paste, or a broken phone may have stored. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    '😀',
    '👩‍👩‍👧‍👦🏽 Ali',
    'a'.repeat(10_000),
    '9'.repeat(10_000),
    '\u200FAli\u202E',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '000712345678',
    '0'.repeat(30),
    '\uD800',
    '\0',
    '\n\r\t',
    "'; drop table users; --",
    '{{constructor}}',
    '__proto__',
    '١٢٣٤٥٦٧٨',
    'z̷̡̢͇̈́͠a̶l̵g̸o̴'.repeat(5),
  ),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.anything(),
);

describe.each(Object.entries(editions))('any value in any field of %s', (_, policy) => {
  const whole = withNumbersIn(policy.market, {
    ...borrower,
    ...extras,
    birthday: '09-03-1995',
    state: policy.market.regions === 'kenya' ? 'nairobi' : 'Goa',
    city: policy.market.regions === 'kenya' ? 'nairobi.nairobi_west' : 'Panaji',
    alternativePhone: '722345678',
    age: '31',
    employmentType: 'employee',
    industryCategory: 'trade',
    jobExperience: 'in1_3Years',
    monthlySalary: '15000_29999',
    payFrequency: 'Biweekly',
    monthlyPayday: '5',
    monthlyPaydayTwo: '20',
    companyName: 'Acme & Sons',
    companyPhone: '722345679',
    emergencyContactName1: 'Otieno',
    emergencyContactMobile1: '712345678',
    emergencyContactRelation1: 'friends',
    emergencyContactName2: 'Achieng',
    emergencyContactMobile2: '722345678',
    emergencyContactRelation2: 'parents',
  });
  const given: Record<string, string> = whole;
  const pick = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, given[field] ?? '']));
  const [personal, additional] = [pick(personalFieldsOf(policy)), pick(additionalFieldsOf(policy))];

  it('valid values pass', () => {
    expect(read(policy, personal)).toEqual(personal);
    expect(read(policy, additional)).toEqual(additional);
  });

  it('[S5-05] [S5-11] [S5-15] [S5-17] [S5-28] any value gets a clear message or a normal form, and affects no other field', () => {
    const rows = [personal, additional].flatMap((section) =>
      Object.keys(section).map((name) => ({ section, name })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...rows), anything, ({ section, name }, value) => {
        const outcome = attempt(policy, { ...section, [name]: value });
        if (outcome.fields) {
          for (const key of Object.values(outcome.fields))
            expect([key, saidIn(key)]).toEqual([key, languages.length]);
          expect(outcome.fields).not.toEqual({});
          return;
        }
        const clean = outcome.values[name]!;
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>\u{1F000}-\u{1FAFF}]/u);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(outcome.values).toEqual({ ...section, [name]: clean });
        expect(attempt(policy, outcome.values)).toEqual(outcome);
      }),
      { seed: 20_261_121, numRuns: 1_500 },
    );
  });

  it('any value in a saved section opens a form of texts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('personal', 'additional'),
        fc.dictionary(
          fc.constantFrom(...Object.keys(personal), ...Object.keys(additional), '__proto__', 'isAdmin'),
          anything,
        ),
        (section, saved) => {
          const { values, cleared } = repairSaved(section, policy, saved);
          const fields = section === 'personal' ? Object.keys(personal) : Object.keys(additional);
          for (const [name, value] of Object.entries(values)) {
            expect(fields).toContain(name);
            expect(typeof value).toBe('string');
            if (cleared.includes(name)) expect(value).toBe('');
          }
          expect(repairSaved(section, policy, values)).toEqual({ values, cleared: [] });
        },
      ),
      { seed: 20_261_122, numRuns: 500 },
    );
  });
});

function attempt(policy: Policy, sent: Record<string, unknown>) {
  try {
    return { values: read(policy, sent) };
  } catch (error) {
    if (error instanceof CallError) return { fields: error.fields ?? {} };
    throw error;
  }
}
