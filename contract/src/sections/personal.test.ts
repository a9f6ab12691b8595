import { describe, expect, it } from 'vitest';
import type { Day } from '../calendar.ts';
import { kenya, type Policy } from '../policy/index.ts';
import { states } from '../regions/index.ts';
import { cleanEmail } from './email.ts';
import { cleanName } from './names.ts';
import { cleanNationalId, storedNationalId } from './national-id.ts';
import { isAdult } from './birthday.ts';
import { personalSection, type PersonalSection } from './personal.ts';

const today: Day = '2026-11-21';
const state = states[0]!;
const filled: Record<keyof PersonalSection, string> = {
  firstName: 'Wanjiru',
  middleName: '',
  lastName: "Ng'ang'a",
  gender: '2',
  birthday: '09-03-1995',
  education: 'bachelors',
  maritalStatus: 'single',
  nationalId: '12345678',
  whatsappNo: '0712345678',
  sparePhone: '',
  email: 'wanjiru@gmail.com',
  residenceType: 'rened',
  state: state.code,
  city: state.cities[0]!.code,
  address: 'Moi Avenue 12',
};

/** The message keys by field, or the values as they will travel. */
function read(changes: Partial<typeof filled>, policy: Policy = kenya) {
  const result = personalSection(policy, today).safeParse({ ...filled, ...changes });
  if (result.success) return { values: result.data, errors: {} as Record<string, string> };
  return {
    values: null,
    errors: Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
  };
}
const error = (field: keyof typeof filled, value: string, policy?: Policy) =>
  read({ [field]: value }, policy).errors[field];

describe('the personal section', () => {
  it('valid values are accepted and returned in the form of the call', () => {
    expect(read({ sparePhone: '+254 722 000 111' }).values).toEqual({
      ...filled,
      whatsappNo: '712345678',
      sparePhone: '722000111',
    });
  });

  it.each([
    ['[S2-96]', 'firstName'],
    ['[S2-98]', 'lastName'],
    ['[S2-99]', 'gender'],
    ['[S2-100]', 'birthday'],
    ['[S2-101]', 'education'],
    ['[S2-102]', 'maritalStatus'],
    ['[S2-103]', 'nationalId'],
    ['[S2-104]', 'whatsappNo'],
    ['[S2-106] [S5-01]', 'email'],
    ['[S2-115]', 'residenceType'],
    ['[S2-116]', 'state'],
    ['[S2-117]', 'city'],
    ['[S2-118]', 'address'],
  ] as const)('%s the row %s is required', (_, field) => {
    expect(error(field, '')).toBe(`${field}.required`);
  });

  it('[S5-35] each required row has its own message when all are empty', () => {
    const optional = ['middleName', 'sparePhone'];
    const rows = Object.keys(filled).filter((field) => !optional.includes(field));
    const empty = Object.fromEntries(rows.map((field) => [field, '']));
    expect(read(empty).errors).toEqual(Object.fromEntries(rows.map((field) => [field, `${field}.required`])));
    expect(rows).toHaveLength(13);
  });

  it('[S2-97] [S2-105] the middle name and the spare phone may be empty', () => {
    expect(read({ middleName: '', sparePhone: '' }).errors).toEqual({});
  });

  it('a list takes only its own codes', () => {
    for (const field of ['gender', 'education', 'maritalStatus', 'residenceType', 'state'] as const)
      expect(error(field, 'elsewhere')).toBe(`${field}.required`);
  });

  it('[S3-91] the residence code is spelled rened', () => {
    expect(error('residenceType', 'rented')).toBe('residenceType.required');
    expect(error('residenceType', 'rened')).toBeUndefined();
  });

  it('[S3-111] the city belongs to its state', () => {
    expect(error('city', states[1]!.cities[0]!.code)).toBe('city.required');
  });

  it('[S5-19] [S5-20] the address has 2 to 100 characters', () => {
    expect(error('address', 'a')).toBe('address.short');
    expect(error('address', 'ab')).toBeUndefined();
    expect(error('address', 'a'.repeat(100))).toBeUndefined();
    expect(error('address', 'a'.repeat(101))).toBe('address.long');
  });
});

describe('names', () => {
  const latinOnly: Policy = { ...kenya, names: { minimumLetters: 3, keep: 'latinOnly' } };

  it('[S5-08] [S5-09] a name has at least three letters', () => {
    for (const field of ['firstName', 'lastName'] as const) {
      expect(error(field, 'Al')).toBe(`${field}.short`);
      expect(error(field, "O'A")).toBe(`${field}.short`);
      expect(error(field, '  ab ')).toBe(`${field}.short`);
      expect(error(field, 'Ali')).toBeUndefined();
      expect(error(field, 'Çağ')).toBeUndefined();
    }
  });

  it('[S5-10] an optional middle name has at least three letters', () => {
    expect(error('middleName', 'Al')).toBe('middleName.short');
    expect(error('middleName', 'Ali')).toBeUndefined();
  });

  it('[S5-05] [S5-06] [S5-07] a name loses all characters but Latin letters during typing', () => {
    expect(cleanName("Ng'ang'a Anne-Marié 1 Я 王!", kenya.names)).toBe("Ng'ang'a Anne-Marié ");
    expect(cleanName("Ng'ang'a Anne-Marié 1", latinOnly.names)).toBe('NgangaAnneMari');
  });

  it('[S5-05] [S5-06] [S5-07] a name is stored with Latin letters only, however it was sent', () => {
    expect(error('firstName', '123')).toBe('firstName.short');
    expect(error('firstName', 'Ян Я')).toBe('firstName.short');
    expect(read({ firstName: 'J0hnn1' }).values?.firstName).toBe('Jhnn');
    expect(read({ lastName: "Ng'ang'a" }, latinOnly).values?.lastName).toBe('Nganga');
    expect(read({ middleName: 'Мария' }).values?.middleName).toBe('');
  });
});

describe('the ID number', () => {
  const upToNine: Policy = { ...kenya, nationalId: 'upToNineDigits' };
  const dashed: Policy = { ...kenya, nationalId: 'dashed' };

  it('[S5-11] the ID number has exactly eight digits', () => {
    for (const wrong of ['1234567', '123456789', '1234567a', '١٢٣٤٥٦٧٨'])
      expect([wrong, error('nationalId', wrong)]).toEqual([wrong, 'nationalId.invalid']);
    expect(error('nationalId', '12345678')).toBeUndefined();
  });

  it('[S5-11] [S5-12] the ID number has seven to nine digits under `upToNineDigits`', () => {
    for (const right of ['1234567', '12345678', '123456789'])
      expect(error('nationalId', right, upToNine)).toBeUndefined();
    for (const wrong of ['123456', '1234567890'])
      expect(error('nationalId', wrong, upToNine)).toBe('nationalId.upToNine');
    expect(cleanNationalId('12345678901', upToNine)).toBe('123456789');
  });

  it('[S5-13] `dashed`: up to eighteen digits, with dashes after the 4th, the 11th and the 18th', () => {
    expect(cleanNationalId('1234567', dashed)).toBe('1234-567');
    expect(cleanNationalId('12345678901234567890', dashed)).toBe('1234-5678901-2345678-');
    expect(error('nationalId', '1234-5678901-2345678-', dashed)).toBeUndefined();
    for (const wrong of ['1234567', '1'.repeat(19)])
      expect(error('nationalId', wrong, dashed)).toBe('nationalId.upToEighteen');
  });

  it('[S5-14] the ID number is stored without dashes', () => {
    expect(storedNationalId('1234-5678901-2345678')).toBe('123456789012345678');
    expect(read({ nationalId: '1234-5678' }).values?.nationalId).toBe('12345678');
  });
});

describe('phone numbers', () => {
  it('[S5-15] [S5-17] [S9-09] phone numbers are Kenyan mobile numbers, in any notation', () => {
    for (const field of ['whatsappNo', 'sparePhone'] as const) {
      for (const written of ['712345678', '0712345678', '+254 712 345 678', '0712-345-678'])
        expect(read({ [field]: written }).values?.[field]).toBe('712345678');
      for (const wrong of ['71234567', '7123456789', '202345678', 'abc'])
        expect(error(field, wrong)).toMatch(new RegExp(`^${field}\\.`));
    }
  });
});

describe('the email', () => {
  const listed: Policy = { ...kenya, email: { ...kenya.email, accept: 'listedHosts' } };

  it('[S5-02] the email is any well-formed address, or one at a listed host', () => {
    for (const wrong of ['a', '@gmail.com', 'a@', 'a@gmail', 'a@@gmail.com', 'a@-x.com', 'a@gmail..com'])
      expect([wrong, error('email', wrong)]).toEqual([wrong, 'email.invalid']);
    expect(error('email', 'a@uonbi.ac.ke')).toBeUndefined();
    expect(error('email', 'a@uonbi.ac.ke', listed)).toBe('email.host');
    expect(error('email', 'a@Gmail.com', listed)).toBeUndefined();
  });

  it('[S5-04] a suggested host is always accepted', () => {
    for (const host of kenya.email.suggestedHosts)
      expect(error('email', `a@${host}`, listed)).toBeUndefined();
  });

  it('[S5-03] the email loses white space, typed or sent', () => {
    expect(cleanEmail(' wan jiru@gmail.com\t')).toBe('wanjiru@gmail.com');
    expect(read({ email: ' wan jiru@gmail.com ' }).values?.email).toBe('wanjiru@gmail.com');
  });
});

describe('an adult', () => {
  it('[S1-02] an adult has reached the eighteenth birthday', () => {
    expect(error('birthday', '21-11-2008')).toBeUndefined();
    expect(error('birthday', '22-11-2008')).toBe('birthday.young');
  });

  it('[S1-02] an adult has passed the eighteenth birthday under `passed`', () => {
    const passed: Policy = { ...kenya, applicant: { ...kenya.applicant, adult: 'passed' } };
    expect(error('birthday', '21-11-2008', passed)).toBe('birthday.young');
    expect(error('birthday', '20-11-2008', passed)).toBeUndefined();
    expect(isAdult('1990-11-21', today, passed.applicant)).toBe(true);
  });

  it('[S4-49] the birthday is an existing day, written DD-MM-YYYY', () => {
    for (const wrong of ['1995-03-09', '9-3-1995', '31-02-1995', '09/03/1995'])
      expect([wrong, error('birthday', wrong)]).toEqual([wrong, 'birthday.invalid']);
    expect(read({ birthday: ' 09-03-1995 ' }).values?.birthday).toBe('09-03-1995');
  });

  it('[S1-02] [S9-08] the last birthday on offer is that of an adult of the last day of the year', () => {
    const { birthday } = personalSection(kenya, '2026-12-31').shape;
    expect(birthday.safeParse('31-12-2008').success).toBe(true);
    expect(birthday.safeParse('01-01-2009').success).toBe(false);
  });
});
