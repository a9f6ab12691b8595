import { describe, expect, it } from 'vitest';
import { kenya, type Policy } from '../policy/index.ts';
import { states } from '../regions/index.ts';
import { olderPersonalSection } from './older-personal.ts';

const state = states[0]!;
const city = state.cities[0]!.code;
const filled = {
  firstName: 'Wanjiru',
  middleName: '',
  lastName: "Ng'ang'a",
  gender: '2',
  education: 'bachelors',
  maritalStatus: 'single',
  nationalId: '12345678',
  whatsappNo: '0712345678',
  sparePhone: '',
  email: 'wanjiru@gmail.com',
  residenceType: 'rened',
  state: state.code,
  address: 'Moi Avenue 12',
};

/** The stored birthday and city, or the issues as [field, key]. */
function read(sent: Record<string, unknown>, policy: Policy = kenya): unknown {
  const result = olderPersonalSection(policy, '2026-11-21').safeParse({ ...filled, ...sent });
  if (result.success) return [result.data.birthday, result.data.city];
  return result.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const slashes: Policy = { ...kenya, applicant: { ...kenya.applicant, birthdayForm: 'slashes' } };

describe('the personal section in its older spellings', () => {
  it('[S3-16][S3-23] birthday and city are read from their older names', () => {
    expect(read({ inputBirthday: '09-03-1995', district: city })).toEqual(['09-03-1995', city]);
    expect(read({ inputBirthday: ' 09/03/1995 ', birthday: '', district: city, city: '' })).toEqual([
      '09-03-1995',
      city,
    ]);
  });

  it('a current name is read before its older one', () => {
    const older = { inputBirthday: '01-01-1990', district: 'nowhere' };
    expect(read({ birthday: '09-03-1995', city, ...older })).toEqual(['09-03-1995', city]);
  });

  it("a birthday has the policy's form, whichever was sent", () => {
    expect(read({ birthday: '09-03-1995', city }, slashes)).toEqual(['09/03/1995', city]);
    expect(read({ birthday: '09/03/1995', city })).toEqual(['09-03-1995', city]);
  });

  it('an issue names the field as it was sent', () => {
    expect(read({ inputBirthday: '31-02-1995', district: 'nowhere' })).toEqual([
      ['inputBirthday', 'birthday.invalid'],
      ['district', 'city.required'],
    ]);
    expect(read({ birthday: '31-02-1995', city: 'nowhere' })).toEqual([
      ['birthday', 'birthday.invalid'],
      ['city', 'city.required'],
    ]);
    expect(read({ birthday: 7, city })).toEqual([['birthday', 'birthday.required']]);
    expect(read({ firstName: '', birthday: '09-03-1995', city })).toEqual([
      ['firstName', 'firstName.required'],
    ]);
  });

  it('without either name the current one is missing', () => {
    expect(read({})).toEqual([
      ['birthday', 'birthday.required'],
      ['city', 'city.required'],
    ]);
  });
});
