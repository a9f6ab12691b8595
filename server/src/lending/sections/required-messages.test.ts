import { readFileSync } from 'node:fs';
import { editions, languages, type Policy } from '@kopa/contract';
import {
  additionalFieldsOf,
  additionalSection,
  personalFieldsOf,
  personalSection,
} from '@kopa/contract/sections';
import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { readBySchema } from './read-by-schema.ts';

type Words = Record<string, Record<string, string>>;
const words = new Map(
  languages.map((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/validation.json`));
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Words];
  }),
);
const say = (language: (typeof languages)[number], key: string) => {
  const [field = '', what = ''] = key.split('.');
  return words.get(language)?.[field]?.[what];
};

/** The lender's refusals of sections that contain only the values that make every row visible. */
function refusals(policy: Policy): Record<string, string> {
  const begun = { employmentType: 'employee', payFrequency: 'Biweekly' };
  const others = Object.fromEntries([3, 4, 5].map((slot) => [`emergencyContactRelation${slot}`, 'x']));
  return {
    ...refused(() => readBySchema(personalSection(policy, '2026-11-21'), empty(personalFieldsOf(policy)))),
    ...refused(() =>
      readBySchema(additionalSection('700000001', policy), {
        ...empty(additionalFieldsOf(policy)),
        ...begun,
        ...others,
      }),
    ),
    ...refused(
      () =>
        readBySchema(additionalSection('700000001', policy), {
          ...empty(additionalFieldsOf(policy)),
          employmentType: 'employee',
        }),
      'payFrequency',
    ),
    ...refused(
      () => readBySchema(additionalSection('700000001', policy), empty(additionalFieldsOf(policy))),
      'employmentType',
    ),
  };
}

function refused(read: () => unknown, only?: string): Record<string, string> {
  try {
    read();
  } catch (error) {
    const fields = (error instanceof CallError && error.fields) || {};
    return only ? { [only]: fields[only] ?? 'nothing' } : fields;
  }
  return {};
}

const empty = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']));
const optional = ['middleName', 'sparePhone', 'linkedin', 'facebook'];

describe.each(Object.entries(editions))('an empty row of %s', (_, policy) => {
  const said = refusals(policy);

  it('[S5-35] [S5-49] an empty row is refused by its own name, unless the row is optional', () => {
    const fields = [...personalFieldsOf(policy), ...additionalFieldsOf(policy)];
    expect(Object.keys(said).toSorted()).toEqual(
      fields.filter((field) => !optional.includes(field)).toSorted(),
    );
    for (const [field, key] of Object.entries(said)) {
      const name = field.replace(/^(emergencyContact\w+?)\d$/, '$1');
      const typed = policy.market.regions === 'typed' && (field === 'state' || field === 'city');
      expect([field, key]).toEqual([field, `${name}.${typed ? 'write' : 'required'}`]);
    }
  });

  it.each(languages)('[S5-35] an empty row has its own message in %s, and lists have one', (language) => {
    const keys = [...new Set(Object.values(said))];
    expect(keys.filter((key) => !say(language, key))).toEqual([]);
    const lists = keys.filter((key) => say(language, key) === say(language, 'education.required'));
    const others = keys.filter((key) => !lists.includes(key)).map((key) => say(language, key));
    expect(lists.length).toBeLessThanOrEqual(8);
    expect(new Set(others).size).toBe(others.length);
    if (language !== 'en') expect(keys.filter((key) => say(language, key) === say('en', key))).toEqual([]);
  });
});
