import { describe, expect, it } from 'vitest';
import { loanPurposes } from '../enumerations/index.ts';
import { personalFields, type PersonalExtra } from '../fields/personal-fields.ts';
import { india, mexico, nigeria, type Policy } from '../policy/index.ts';
import { cleanPersonalExtra } from './personal-extras.ts';
import { personalSection } from './personal.ts';

const common = {
  firstName: 'Guadalupe',
  middleName: '',
  lastName: 'Núñez',
  gender: '2',
  birthday: '09-03-1995',
  education: 'bachelors',
  maritalStatus: 'single',
  sparePhone: '',
  email: 'lupe@gmail.com',
  residenceType: 'rened',
  state: 'Jalisco',
  city: 'Guadalajara',
  address: 'Av. Juárez 12',
};
const extras: Record<PersonalExtra, string> = {
  loanPurpose: 'health',
  pinCode: '560001',
  county: 'Zapopan',
  language: 'hi',
  alternativePhone: '0722345678',
  cityOfBirth: 'León',
  age: '31',
  rfc: 'NUGG950309AB1',
  nss: '12345678901',
  curp: 'NUGG950309MJCXPD01',
  cardType: 'passport',
};

function read(policy: Policy, changes: Record<string, unknown> = {}) {
  const own = Object.fromEntries(policy.form.personal.map((extra) => [extra, extras[extra]]));
  const { phone, identityNumber } = policy.market;
  const numbers = {
    whatsappNo: phone.example,
    nationalId: '1234567890123'.slice(0, identityNumber.digits),
    ...(own['alternativePhone'] && { alternativePhone: phone.example }),
  };
  const result = personalSection(policy, '2026-11-21').safeParse({
    ...common,
    ...own,
    ...numbers,
    ...changes,
  });
  if (result.success) return { values: result.data as Record<string, string>, errors: {} };
  const errors = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { values: null, errors: Object.fromEntries(errors) as Record<string, string> };
}

describe('an extra personal row', () => {
  it.each([
    ['[S3-19]', 'loanPurpose', india, ['yacht', 'constructor']],
    ['[S3-21]', 'pinCode', india, ['056001', '56001', '5600011', '56OOO1', '५६०००१']],
    ['[S3-24]', 'county', mexico, ['Z', 'x'.repeat(101)]],
    ['[S3-26]', 'language', india, ['Klingon']],
    ['[S3-30]', 'alternativePhone', india, ['12345', 'abc', '0202345678']],
    ['[S3-31]', 'cityOfBirth', mexico, ['L', '🏙']],
    ['[S3-32]', 'age', nigeria, ['thirty', '031', '3.1', '-31', '1310', '31x', 'x31', '3']],
    ['[S3-33] [S5-21]', 'rfc', mexico, ['NUGG950309AB', 'NUGG950309AB12', 'NUGG95030_AB1', 'ＮUGG950309AB1']],
    ['[S3-34] [S5-22]', 'nss', mexico, ['1234567890', '123456789012', '1234567890a']],
    ['[S5-23]', 'curp', mexico, ['NUGG950309MJCXPD0', 'NUGG950309MJCXPD011', 'NUGG950309MJCXPD0!']],
    ['[S3-35]', 'cardType', nigeria, ['libraryCard']],
  ] as const)('[S5-35] %s %s is required, and checked', (_, extra, policy, wrongs) => {
    expect(read(policy).errors).toEqual({});
    expect(read(policy, { [extra]: '' }).errors).toEqual({ [extra]: `${extra}.required` });
    expect(read(policy, { [extra]: undefined }).errors).toEqual({ [extra]: `${extra}.required` });
    for (const wrong of wrongs)
      expect([wrong, read(policy, { [extra]: wrong }).errors]).toEqual([
        wrong,
        { [extra]: expect.stringMatching(`^${extra}\\.`) },
      ]);
  });

  it('a row of another market is not stored', () => {
    expect(read(mexico, { loanPurpose: 'health' }).values).not.toHaveProperty('loanPurpose');
    expect(read(india, { rfc: extras.rfc }).values).not.toHaveProperty('rfc');
  });

  it.each(['3', '031', '1310', '31x', 'x31', '3.1'])('[S3-32] the age %s is no number of years', (age) => {
    expect(read(nigeria, { age }).errors).toEqual({ age: 'age.invalid' });
    expect(read(nigeria, { age: ' 31 ' }).values).toMatchObject({ age: '31' });
  });

  it('[S3-32] the age must match the birthday', () => {
    for (const age of ['30', '131']) expect(read(nigeria, { age }).errors).toEqual({ age: 'age.different' });
    expect(read(nigeria, { birthday: '09-03-1994', age: '32' }).errors).toEqual({});
    expect(read(nigeria, { birthday: '', age: '32' }).errors).toEqual({ birthday: 'birthday.required' });
  });

  it('[S5-21] [S5-22] [S5-23] the value is stored in capitals, without spaces and hyphens', () => {
    const written = { rfc: ' nugg-950309-ab1 ', nss: '12 34 56 7890 1', curp: 'nugg950309mjcxpd01' };
    expect(read(mexico, written).values).toMatchObject({
      rfc: extras.rfc,
      nss: extras.nss,
      curp: extras.curp,
    });
  });

  it('the field accepts only possible characters during typing', () => {
    expect(cleanPersonalExtra('rfc', 'nugg-950309 ab1 xyz')).toBe('NUGG950309AB1');
    expect(cleanPersonalExtra('curp', 'nugg950309mjcxpd01999')).toBe('NUGG950309MJCXPD01');
    expect(cleanPersonalExtra('nss', '12-34 5678901234')).toBe('12345678901');
    expect(cleanPersonalExtra('pinCode', '56 00 01 9')).toBe('560001');
    expect(cleanPersonalExtra('age', '1 310 years')).toBe('131');
    // Typed as N and a mark.
    expect(cleanPersonalExtra('rfc', 'nun\u0303g')).toBe('NUÑG');
    expect(cleanPersonalExtra('county', 'Zapopan 1')).toBe('Zapopan 1');
  });

  it('[S3-101] loanPurpose has five codes', () => {
    expect(personalFields.loanPurpose.lists[0].codes).toBe(loanPurposes);
    expect(loanPurposes).toEqual([
      'familyFunction',
      'holidayTravel',
      'education',
      'health',
      'otherPersonalUse',
    ]);
  });
});

describe('a market without lists of places', () => {
  it("state and city are typed in the borrower's own words", () => {
    expect(read(mexico, { state: ' Nuevo \u200FLeón ', city: 'Monterrey' }).values).toMatchObject({
      state: 'Nuevo León',
      city: 'Monterrey',
    });
    expect(read(mexico, { state: '', city: '\u200B' }).errors).toEqual({
      state: 'state.write',
      city: 'city.write',
    });
    expect(read(mexico, { state: 'J', city: 'x'.repeat(101) }).errors).toEqual({
      state: 'state.short',
      city: 'city.long',
    });
  });
});
