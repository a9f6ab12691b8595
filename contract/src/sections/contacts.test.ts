import { describe, expect, it } from 'vitest';
import { kenya, type Policy } from '../policy/index.ts';
import { additionalSection, storedAdditional } from './additional.ts';

const filled = {
  employmentType: 'Unemployed',
  monthlySalary: 'under7999',
  emergencyContactName1: 'Otieno',
  emergencyContactMobile1: '0712345678',
  emergencyContactRelation1: 'friends',
  emergencyContactName2: 'Achieng',
  emergencyContactMobile2: '722345678',
  emergencyContactRelation2: 'parents',
};
const phoneBook: Policy = { ...kenya, contacts: { sameMobile: 'phoneBook' } };
const firstNine: Policy = { ...kenya, phone: { cut: 'firstNine' } };

function read(changes: Record<string, unknown>, policy: Policy = kenya) {
  const result = additionalSection('700000001', policy).safeParse({ ...filled, ...changes });
  if (result.success) return { stored: storedAdditional(result.data, policy), errors: {} };
  const errors = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { stored: null, errors: Object.fromEntries(errors) as Record<string, string> };
}

describe('the numbers of contacts', () => {
  it('[S5-32] the numbers differ, or may be equal if typed', () => {
    for (const [slot, number] of [
      [2, '712345678'],
      [2, '+254 712-345-678'],
      [2, '2340712345678'],
    ] as const) {
      const same = { [`emergencyContactMobile${slot}`]: number };
      expect(read(same).errors).toEqual({ emergencyContactMobile2: 'emergencyContactMobile.same' });
      expect(read(same, phoneBook).errors).toEqual({});
    }
    const third = {
      emergencyContactName3: 'Mwangi',
      emergencyContactMobile3: '0722345678',
      emergencyContactRelation3: 'friends',
    };
    expect(read(third).errors).toEqual({ emergencyContactMobile3: 'emergencyContactMobile.same' });
  });

  it('[S5-33] no number is the login number, in either reading', () => {
    for (const policy of [kenya, phoneBook])
      for (const slot of [1, 2, 3, 4, 5]) {
        const own = {
          [`emergencyContactName${slot}`]: 'Me',
          [`emergencyContactMobile${slot}`]: '+254 700 000 001',
          [`emergencyContactRelation${slot}`]: slot === 2 ? 'parents' : 'friends',
        };
        expect(read(own, policy).errors).toEqual({
          [`emergencyContactMobile${slot}`]: 'emergencyContactMobile.own',
        });
      }
  });

  it('[S5-29] [S5-30] the numbers are read without their prefix, or with the typed number of digits', () => {
    for (const policy of [kenya, firstNine]) {
      expect(read({}, policy).stored).toMatchObject({ emergencyContactMobile1: '712345678' });
      expect(read({ emergencyContactMobile1: '071234567' }, policy).errors).toEqual({
        emergencyContactMobile1: 'emergencyContactMobile.invalid',
      });
    }
    const long = { emergencyContactMobile1: '07123456789' };
    expect(read(long).errors).toEqual({ emergencyContactMobile1: 'emergencyContactMobile.invalid' });
    expect(read(long, firstNine).stored).toMatchObject({ emergencyContactMobile1: '712345678' });
    const withPrefix = { emergencyContactMobile1: '+254712345678' };
    expect(read(withPrefix).stored).toMatchObject({ emergencyContactMobile1: '712345678' });
    expect(read(withPrefix, firstNine).errors).toEqual({
      emergencyContactMobile1: 'emergencyContactMobile.invalid',
    });
  });
});

describe('the names of contacts', () => {
  it('[S5-27] a name has at most fifty characters without invisible ones', () => {
    const name = `${'a'.repeat(50)}\u200F 😀`;
    expect(read({ emergencyContactName1: name }).stored).toMatchObject({
      emergencyContactName1: 'a'.repeat(50),
    });
    expect(read({ emergencyContactName1: `b${name}` }).errors).toEqual({
      emergencyContactName1: 'emergencyContactName.long',
    });
    expect(read({ emergencyContactName1: '\u200F 😀' }).errors).toEqual({
      emergencyContactName1: 'emergencyContactName.required',
    });
  });

  it('a name may have any script of a phone book', () => {
    expect(read({ emergencyContactName1: ' Mama  Njeri (王) ' }).stored).toMatchObject({
      emergencyContactName1: 'Mama Njeri (王)',
    });
  });
});

describe('the relations of contacts', () => {
  it('[S5-31] relations differ between contacts 1 and 2 only', () => {
    expect(read({ emergencyContactRelation1: 'parents' }).errors).toEqual({
      emergencyContactRelation2: 'emergencyContactRelation.same',
    });
    const third = {
      emergencyContactName3: 'Mwangi',
      emergencyContactMobile3: '733345678',
      emergencyContactRelation3: 'friends',
    };
    expect(read(third).errors).toEqual({});
  });

  it.each(['enemies', '', 'toString', 7])('%j is not a relation', (relation) => {
    expect(read({ emergencyContactRelation1: relation }).errors).toHaveProperty('emergencyContactRelation1');
  });
});

describe('errors of the section', () => {
  it('[S2-127] [S5-49] all errors are found together: a row of another type hides no other error', () => {
    const { errors } = read({
      emergencyContactName1: 7,
      emergencyContactMobile1: '700000001',
      emergencyContactRelation2: 'friends',
      monthlySalary: '',
    });
    expect(errors).toEqual({
      emergencyContactName1: 'value.invalid',
      emergencyContactMobile1: 'emergencyContactMobile.own',
      emergencyContactRelation2: 'emergencyContactRelation.same',
      monthlySalary: 'monthlySalary.required',
    });
  });
});
