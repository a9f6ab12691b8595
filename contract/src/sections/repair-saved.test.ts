import { describe, expect, it } from 'vitest';
import { editions, india, kenya, mexico, nigeria, type Policy } from '../policy/index.ts';
import { repairSaved } from './repair-saved.ts';

const personal = (saved: Record<string, unknown>, policy: Policy = kenya) =>
  repairSaved('personal', policy, saved);
const work = (saved: Record<string, unknown>, policy: Policy = kenya) =>
  repairSaved('additional', policy, saved);

describe('saved values of the personal section', () => {
  it('valid saved values stay unchanged', () => {
    const saved = {
      firstName: "Ng'ang'a",
      gender: '2',
      birthday: '09-03-1995',
      education: 'masters',
      residenceType: 'rened',
      state: 'nairobi',
      city: 'nairobi.nairobi_west',
      address: 'Moi Avenue 12',
    };
    expect(personal(saved)).toEqual({ values: saved, cleared: [] });
  });

  it('[S4-53] [S4-54] an unknown residence type is emptied and reported', () => {
    expect(personal({ residenceType: 'rented' })).toEqual({
      values: { residenceType: '' },
      cleared: ['residenceType'],
    });
  });

  it('a city of another or a missing state is emptied', () => {
    expect(personal({ city: 'nairobi.nairobi_west', state: 'coast' })).toEqual({
      values: { state: 'coast', city: '' },
      cleared: ['city'],
    });
    expect(personal({ city: 'nairobi.nairobi_west', state: 'Nairobi City' }).cleared).toEqual([
      'state',
      'city',
    ]);
    expect(personal({ state: 'Jalisco', city: 'Guadalajara' }, mexico).cleared).toEqual([]);
  });

  it('[S3-14] a gender in words is read as its code', () => {
    for (const [written, code] of [
      ['male', '1'],
      ['female', '2'],
      ['Female', '2'],
      ['1', '1'],
    ] as const)
      expect(personal({ gender: written })).toEqual({ values: { gender: code }, cleared: [] });
    expect(personal({ gender: '3' })).toEqual({ values: { gender: '' }, cleared: ['gender'] });
    // Nothing was there to clear.
    expect(personal({ gender: '' })).toEqual({ values: { gender: '' }, cleared: [] });
  });

  it("[S4-49] a birthday is converted to the policy's form", () => {
    const slashes: Policy = { ...kenya, applicant: { ...kenya.applicant, birthdayForm: 'slashes' } };
    expect(personal({ birthday: '09/03/1995' }).values).toEqual({ birthday: '09-03-1995' });
    expect(personal({ birthday: '09-03-1995' }, slashes).values).toEqual({ birthday: '09/03/1995' });
    expect(personal({ birthday: '31-02-1995' }).cleared).toEqual(['birthday']);
  });

  it('values of another market are dropped, and values of this market must be in their lists', () => {
    const saved = { rfc: 'VECJ880326ABC', loanPurpose: 'yacht', language: 'hi', cardType: 'passport' };
    expect(personal(saved)).toEqual({ values: {}, cleared: [] });
    expect(personal(saved, mexico)).toEqual({ values: { rfc: 'VECJ880326ABC' }, cleared: [] });
    expect(personal(saved, india)).toEqual({
      values: { loanPurpose: '', language: 'hi' },
      cleared: ['loanPurpose'],
    });
    expect(personal(saved, nigeria)).toEqual({
      values: { cardType: 'passport', loanPurpose: '' },
      cleared: ['loanPurpose'],
    });
  });

  it('values that are no text, or no fields, never reach the form', () => {
    const hostile = JSON.parse(
      '{"firstName":7,"lastName":["a"],"email":null,"gender":{"a":1},"__proto__":{"city":"x"},"isAdmin":"1"}',
    ) as Record<string, unknown>;
    for (const policy of Object.values(editions))
      expect(personal(hostile, policy)).toEqual({
        values: { firstName: '', lastName: '', gender: '', email: '' },
        cleared: ['firstName', 'lastName', 'gender', 'email'],
      });
  });
});

describe('saved values of the additional section', () => {
  it('[S4-72] [S4-73] an unknown experience and an unknown employment are emptied and reported', () => {
    expect(work({ jobExperience: 'moreThan100Years', employmentType: 'pirate' })).toEqual({
      values: { employmentType: '', jobExperience: '' },
      cleared: ['employmentType', 'jobExperience'],
    });
  });

  it('[S3-92] the code no_work is kept, which is read and not offered', () => {
    expect(work({ employmentType: 'no_work', monthlySalary: 'under7999' }).cleared).toEqual([]);
  });

  it('values of hidden rows are emptied, in any order of storage', () => {
    const saved = {
      monthlyPaydayTwo: '15',
      monthlyPayday: '5',
      payFrequency: 'Weekly',
      employmentType: 'employee',
    };
    expect(work(saved)).toEqual({
      values: {
        employmentType: 'employee',
        payFrequency: 'Weekly',
        monthlyPayday: '5',
        monthlyPaydayTwo: '',
      },
      cleared: ['monthlyPaydayTwo'],
    });
    expect(work({ ...saved, payFrequency: 'Monthly', monthlyPayday: '32' }).cleared).toEqual([
      'monthlyPayday',
      'monthlyPaydayTwo',
    ]);
    expect(work({ ...saved, employmentType: 'Unemployed' }).cleared).toEqual([
      'payFrequency',
      'monthlyPayday',
      'monthlyPaydayTwo',
    ]);
  });

  it('contacts with listed relations are kept', () => {
    const saved = {
      emergencyContactName1: 'Mama Njeri',
      emergencyContactMobile1: '0712345678',
      emergencyContactRelation1: 'mother',
      emergencyContactRelation5: 'friends',
      linkedin: 'in/njeri',
    };
    expect(work(saved)).toEqual({
      values: { ...saved, emergencyContactRelation1: '' },
      cleared: ['emergencyContactRelation1'],
    });
  });

  it('an occupation of the other kind of work is emptied', () => {
    const saved = { employmentType: 'employee', designation: 'nurse', payMethod: 'cash' };
    expect(work(saved, nigeria).cleared).toEqual([]);
    expect(work({ ...saved, employmentType: 'self_employed' }, nigeria).cleared).toEqual([
      'designation',
      'payMethod',
    ]);
  });
});
