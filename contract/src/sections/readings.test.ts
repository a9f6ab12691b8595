import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toBirthday, type Day } from '../calendar.ts';
import { genders, genderWords, residenceTypes } from '../enumerations/index.ts';
import { editions, kenya, mexico, type Policy } from '../policy/index.ts';
import { birthDays } from './birthday.ts';
import { cleanName, letterCount, storedName } from './names.ts';
import { cleanNationalId, nationalIdDigits, nationalIdError, storedNationalId } from './national-id.ts';
import { personalSection } from './personal.ts';

const today: Day = '2026-11-21';
const sections = new Map<Policy, ReturnType<typeof personalSection>>();
const field = (name: string, value: unknown, policy: Policy = kenya) => {
  const section = sections.get(policy) ?? personalSection(policy, today);
  sections.set(policy, section);
  const schema = section.shape[name as 'firstName'];
  const read = schema.safeParse(value);
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message };
};

describe('a name', () => {
  const latinOnly = { minimumLetters: 3, keep: 'latinOnly' } as const;

  it('[S5-05] [S5-06] [S5-07] a name keeps diacritics, apostrophe, hyphen and single spaces', () => {
    for (const name of [
      "Ng'ang'a",
      'Anne-Marie',
      'Mary Jane',
      'Mũthoni',
      'Núñez',
      'Ṣọlá',
      'Şeyma',
      'Łucja',
      'Ñ',
    ])
      expect([name, cleanName(name, kenya.names)]).toEqual([name, name]);
    expect(cleanName('  Mary   Jane ', kenya.names)).toBe('Mary Jane ');
    expect(storedName('  Mary   Jane ', kenya.names)).toBe('Mary Jane');
    expect(cleanName('Ng’ang`a', kenya.names)).toBe("Ng'ang'a");
    expect(cleanName('Rene\u0301e', kenya.names)).toBe('Renée');
  });

  it('[S5-05] [S5-06] [S5-07] a name keeps A to Z alone in the other reading', () => {
    for (const [typed, kept] of [
      ["Ng'ang'a", 'Nganga'],
      ['Anne-Marie', 'AnneMarie'],
      ['Mũthoni', 'Mthoni'],
      ['Mary Jane', 'MaryJane'],
    ] as const)
      expect(cleanName(typed, latinOnly)).toBe(kept);
  });

  it('[S5-05] [S5-06] [S5-07] a name loses other scripts, digits, emoji and direction marks in both readings', () => {
    for (const typed of ['Otieno\u200F', 'Oti3eno', 'Otieno😀', 'Otieno王', '‮Otieno', 'Otieno<>'])
      for (const names of [kenya.names, latinOnly])
        expect([typed, cleanName(typed, names)]).toEqual([typed, 'Otieno']);
  });

  it('a clean name stays unchanged, and cleaning never adds a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        for (const names of [kenya.names, latinOnly]) {
          const once = cleanName(typed, names);
          expect(cleanName(once, names)).toBe(once);
          expect(storedName(once, names)).toBe(storedName(typed, names));
        }
        expect(letterCount(cleanName(typed, latinOnly))).toBe(cleanName(typed, latinOnly).length);
      }),
      { seed: 505, numRuns: 300 },
    );
  });

  it('[S5-08] [S5-09] [S5-10] a name has three letters in both readings; apostrophes do not count', () => {
    for (const policy of [kenya, { ...kenya, names: latinOnly }]) {
      for (const name of ['firstName', 'lastName']) {
        expect(field(name, "O'A-", policy)).toEqual({ error: `${name}.short` });
        expect(field(name, 'Ali', policy)).toEqual({ value: 'Ali' });
      }
      expect(field('middleName', '', policy)).toEqual({ value: '' });
      expect(field('middleName', 'Al', policy)).toEqual({ error: 'middleName.short' });
    }
  });
});

describe('the gender', () => {
  it('[S3-14] the gender is sent as 1 or 2, and also read as male or female', () => {
    expect(genders).toEqual(['1', '2']);
    expect(genderWords).toEqual({ male: '1', female: '2' });
    for (const [written, code] of [
      ['1', '1'],
      ['2', '2'],
      ['male', '1'],
      ['Female', '2'],
    ])
      expect(field('gender', written)).toEqual({ value: code });
    for (const wrong of ['', '3', 'x', 'constructor', 1, null])
      expect([wrong, field('gender', wrong)]).toEqual([wrong, { error: 'gender.required' }]);
  });
});

describe('the birthday', () => {
  const slashes: Policy = { ...kenya, applicant: { ...kenya.applicant, birthdayForm: 'slashes' } };
  const thisYear: Policy = { ...kenya, applicant: { ...kenya.applicant, birthYearsEnd: 'thisYear' } };

  it('[S4-49] the birthday has hyphens, or slashes in the other reading, and never both', () => {
    expect(field('birthday', '09-03-1995')).toEqual({ value: '09-03-1995' });
    expect(field('birthday', '09/03/1995', slashes)).toEqual({ value: '09/03/1995' });
    expect(field('birthday', '09/03/1995')).toEqual({ error: 'birthday.invalid' });
    expect(field('birthday', '09-03-1995', slashes)).toEqual({ error: 'birthday.invalid' });
  });

  it('[S3-105] [S9-08] the birthday is in one of 65 years that end with the youngest adults', () => {
    expect(birthDays(kenya.applicant, today)).toEqual({ min: '1944-01-01', max: '2008-12-31' });
    expect(field('birthday', '01-01-1944')).toEqual({ value: '01-01-1944' });
    expect(field('birthday', '31-12-1943')).toEqual({ error: 'birthday.old' });
    expect(field('birthday', '31-12-2008')).toEqual({ error: 'birthday.young' });
    expect(field('birthday', '01-01-2009')).toEqual({ error: 'birthday.young' });
  });

  it('[S9-08] the birthday is in one of 65 years that end with this year under `thisYear`, and only adults may borrow', () => {
    expect(birthDays(thisYear.applicant, today)).toEqual({ min: '1962-01-01', max: '2026-12-31' });
    expect(field('birthday', '31-12-1961', thisYear)).toEqual({ error: 'birthday.old' });
    expect(field('birthday', '01-01-2020', thisYear)).toEqual({ error: 'birthday.young' });
  });

  it('[S4-49] [S9-08] a birthday is accepted exactly if its year is offered and the applicant is an adult', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40_000, max: 400 }),
        fc.constantFrom(kenya, slashes, thisYear),
        (days, policy) => {
          const birth = addDays(today, days);
          const written = toBirthday(birth, policy.applicant.birthdayForm);
          const { min } = birthDays(policy.applicant, today);
          expect('value' in field('birthday', written, policy)).toBe(birth >= min && birth <= '2008-11-21');
        },
      ),
      { seed: 908, numRuns: 300 },
    );
  });
});

describe('the ID number', () => {
  const byRule = (['byMarket', 'upToNineDigits', 'dashed'] as const).map((nationalId): Policy => ({
    ...kenya,
    nationalId,
  }));

  it.each([
    ['byMarket', 8, [8]],
    ['upToNineDigits', 9, [7, 8, 9]],
    ['dashed', 18, [8, 9, 11, 17, 18]],
  ] as const)(
    '[S5-11] [S5-12] [S5-13] the ID number under %s has room for %i digits and takes %j of them',
    (nationalId, room, right) => {
      const rule: Policy = { ...kenya, nationalId };
      expect(nationalIdDigits(rule)).toBe(room);
      for (let count = 1; count <= 20; count += 1) {
        const digits = '12345678901234567890'.slice(0, count);
        expect(storedNationalId(cleanNationalId(digits, rule))).toBe(digits.slice(0, room));
        if ((right as readonly number[]).includes(count) || count < 7 || count > room)
          expect([count, nationalIdError(digits, rule) === null]).toEqual([
            count,
            (right as readonly number[]).includes(count),
          ]);
      }
    },
  );

  it('[S5-13] the ID number is shown with dashes after the 4th, the 11th and the 18th digit', () => {
    for (const [typed, shown] of [
      ['1234', '1234'],
      ['12345', '1234-5'],
      ['12345678901', '1234-5678901'],
      ['123456789012', '1234-5678901-2'],
      ['12345678901234567', '1234-5678901-234567'],
      ['123456789012345678', '1234-5678901-2345678-'],
      ['1234567890123456789', '1234-5678901-2345678-'],
      ['1234-5678-9', '1234-56789'],
    ] as const)
      expect(cleanNationalId(typed, { ...kenya, nationalId: 'dashed' })).toBe(shown);
  });

  it('[S5-14] the ID number never keeps a dash, for any input and in any reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789- x'), maxLength: 30 }), (typed) => {
        for (const policy of byRule) {
          const shown = cleanNationalId(typed, policy);
          expect(cleanNationalId(shown, policy)).toBe(shown);
          const read = field('nationalId', shown, policy);
          if ('value' in read) expect(read.value).toMatch(/^\d+$/);
          else expect(read.error).toMatch(/^nationalId\./);
        }
      }),
      { seed: 514, numRuns: 300 },
    );
  });
});

describe('the address', () => {
  it('[S5-19] [S5-20] the address has 2 to 100 characters in every market', () => {
    for (const policy of Object.values(editions)) {
      expect(field('address', ' a ', policy)).toEqual({ error: 'address.short' });
      expect(field('address', 'ab', policy)).toEqual({ value: 'ab' });
      expect(field('address', 'a'.repeat(100), policy)).toEqual({ value: 'a'.repeat(100) });
      expect(field('address', 'a'.repeat(101), policy)).toEqual({ error: 'address.long' });
    }
  });

  it('[S3-91] the kind of home is spelled rened', () => {
    expect(residenceTypes).toEqual(['ownHouse', 'rened', 'others']);
  });
});

describe("the borrower's own numbers", () => {
  it('[S5-16] [S5-18] the numbers follow the policy when they are sent', () => {
    const firstNine: Policy = { ...kenya, phone: { cut: 'firstNine' } };
    for (const name of ['whatsappNo', 'sparePhone']) {
      expect(field(name, '0712345678')).toEqual({ value: '712345678' });
      expect(field(name, '0712345678', firstNine)).toEqual({ error: `${name}.invalid` });
      expect(field(name, '7123456789', firstNine)).toEqual({ value: '712345678' });
      expect(field(name, 'abc', mexico)).toEqual({
        error: name === 'whatsappNo' ? 'whatsappNo.required' : 'sparePhone.invalid',
      });
    }
  });
});
