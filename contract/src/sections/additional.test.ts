import { describe, expect, it } from 'vitest';
import { daysOfMonth, weekdays } from '../enumerations/index.ts';
import { kenya, nigeria } from '../policy/index.ts';
import { additionalSection, storedAdditional, type AdditionalSection } from './additional.ts';
import { editWork, visibleWorkRows, workList } from './work.ts';

const loginMobile = '700000001';
const filled: AdditionalSection = {
  employmentType: 'employee',
  industryCategory: 'trade',
  jobExperience: 'in1_3Years',
  monthlySalary: '15000_29999',
  payFrequency: 'Monthly',
  monthlyPayday: '25',
  monthlyPaydayTwo: '',
  emergencyContactName1: 'Otieno',
  emergencyContactMobile1: '712345678',
  emergencyContactRelation1: 'friends',
  emergencyContactName2: 'Achieng',
  emergencyContactMobile2: '722345678',
  emergencyContactRelation2: 'parents',
  emergencyContactName3: '',
  emergencyContactMobile3: '',
  emergencyContactRelation3: '',
  emergencyContactName4: '',
  emergencyContactMobile4: '',
  emergencyContactRelation4: '',
  emergencyContactName5: '',
  emergencyContactMobile5: '',
  emergencyContactRelation5: '',
  linkedin: '',
  facebook: '',
};

function errorsOf(changes: Partial<AdditionalSection>): Record<string, string> {
  const result = additionalSection(loginMobile, kenya).safeParse({ ...filled, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

const rows = (employmentType: string, payFrequency = 'Monthly') =>
  visibleWorkRows({ employmentType, payFrequency }, kenya);

/** The rows that an edit clears for an applicant with two paydays. */
const cleared = (field: Parameters<typeof editWork>[1], value: string) =>
  editWork({ ...filled, payFrequency: 'Biweekly', monthlyPaydayTwo: '5' }, field, value, kenya).cleared;

describe('the work rows', () => {
  const full = ['employmentType', 'industryCategory', 'jobExperience', 'monthlySalary', 'payFrequency'];

  it('[S4-56] [S4-57] [S4-58] [S4-59] an unemployed applicant has two work rows', () => {
    for (const type of ['Unemployed', 'no_work'])
      expect(rows(type)).toEqual(['employmentType', 'monthlySalary']);
  });

  it('[S4-60] [S4-61] [S4-62] a self-employed applicant has no experience, frequency and payday', () => {
    expect(rows('self_employed')).toEqual(['employmentType', 'industryCategory', 'monthlySalary']);
  });

  it('[S4-63] [S4-64] [S4-65] monthly and twice-monthly pay ask for the day of the month, 1 to 31', () => {
    expect(daysOfMonth).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
    for (const payFrequency of ['Monthly', 'Biweekly'])
      expect(workList('monthlyPayday', { employmentType: 'employee', payFrequency })?.codes).toBe(
        daysOfMonth,
      );
  });

  it('[S4-66] [S4-67] weekly and fortnightly pay ask for the weekday', () => {
    for (const payFrequency of ['Weekly', 'Fourteen'])
      expect(workList('monthlyPayday', { employmentType: 'employee', payFrequency })?.codes).toBe(weekdays);
  });

  it('[S4-68] [S4-69] [S2-126] pay twice a month asks for a second payday', () => {
    expect(rows('employee', 'Biweekly')).toEqual([...full, 'monthlyPayday', 'monthlyPaydayTwo']);
    expect(rows('employee', 'Fourteen')).toEqual([...full, 'monthlyPayday', 'monthlyPaydayTwo']);
    expect(rows('employee', 'Monthly')).toEqual([...full, 'monthlyPayday']);
    expect(rows('employee', 'Weekly')).toEqual([...full, 'monthlyPayday']);
    expect(rows('employee', '')).toEqual(full);
  });

  it('[S4-55] [S4-70] an edit clears the dependent rows', () => {
    expect(cleared('employmentType', 'Student')).toEqual(['industryCategory']);
    expect(cleared('payFrequency', 'Fourteen')).toEqual(['monthlyPayday', 'monthlyPaydayTwo']);
    expect(cleared('monthlySalary', 'over40000')).toEqual([]);
  });

  it('a value in a hidden row is refused', () => {
    expect(errorsOf({ employmentType: 'Unemployed' })).toMatchObject({
      industryCategory: 'industryCategory.hidden',
      monthlyPayday: 'monthlyPayday.hidden',
    });
  });

  it.each([
    ['[S2-120]', 'employmentType'],
    ['[S2-121]', 'industryCategory'],
    ['[S2-122]', 'jobExperience'],
    ['[S2-123]', 'monthlySalary'],
    ['[S2-124]', 'payFrequency'],
    ['[S2-125]', 'monthlyPayday'],
  ])('%s the visible row %s needs a value', (_, field) => {
    expect(errorsOf({ [field]: '' })[field]).toBe(`${field}.required`);
  });

  it('[S4-72] [S4-73] the rows accept only values of their lists', () => {
    expect(errorsOf({ employmentType: 'pirate' })['employmentType']).toBe('employmentType.required');
    expect(errorsOf({ jobExperience: 'moreThan100Years' })['jobExperience']).toBe('jobExperience.required');
    expect(errorsOf({ monthlyPayday: '32' })['monthlyPayday']).toBe('monthlyPayday.required');
    for (const wrong of [7, null, 'x'.repeat(201)])
      expect(errorsOf({ employmentType: wrong as string })['employmentType']).toBe('employmentType.required');
    expect(errorsOf({ monthlyPayday: '5' })).toEqual({});
  });

  it('the second payday differs from the first', () => {
    const twice = { payFrequency: 'Biweekly', monthlyPayday: '15' };
    expect(errorsOf({ ...twice, monthlyPaydayTwo: '15' })).toEqual({
      monthlyPaydayTwo: 'monthlyPaydayTwo.same',
    });
    expect(errorsOf({ ...twice, monthlyPaydayTwo: '30' })).toEqual({});
  });
});

describe('the emergency contacts', () => {
  it('[S2-127] [S2-128] the first two contacts are required', () => {
    for (const slot of [1, 2])
      expect(
        errorsOf({
          [`emergencyContactName${slot}`]: '',
          [`emergencyContactMobile${slot}`]: '',
          [`emergencyContactRelation${slot}`]: '',
        }),
      ).toEqual({
        [`emergencyContactName${slot}`]: 'emergencyContactName.required',
        [`emergencyContactMobile${slot}`]: 'emergencyContactMobile.required',
        [`emergencyContactRelation${slot}`]: 'emergencyContactRelation.required',
      });
  });

  it('[S2-129] [S2-130] [S2-131] each other contact is complete or empty', () => {
    expect(errorsOf({})).toEqual({});
    for (const slot of [3, 4, 5])
      expect(errorsOf({ [`emergencyContactName${slot}`]: 'Mwangi' })).toEqual({
        [`emergencyContactMobile${slot}`]: 'emergencyContactMobile.required',
        [`emergencyContactRelation${slot}`]: 'emergencyContactRelation.required',
      });
  });

  it('[S5-27] a name has at most fifty characters', () => {
    expect(errorsOf({ emergencyContactName1: 'a'.repeat(50) })).toEqual({});
    expect(errorsOf({ emergencyContactName1: 'a'.repeat(51) })).toEqual({
      emergencyContactName1: 'emergencyContactName.long',
    });
  });

  it('[S5-28] [S5-29] [S5-30] a number has nine digits, ten with a leading 0', () => {
    for (const right of ['712345678', '0712345678'])
      expect(errorsOf({ emergencyContactMobile1: right })).toEqual({});
    for (const wrong of ['7123456789', '07123456789', '071234567', '71234567', 'x'])
      expect([wrong, errorsOf({ emergencyContactMobile1: wrong })['emergencyContactMobile1']]).toEqual([
        wrong,
        wrong === 'x' ? 'emergencyContactMobile.required' : 'emergencyContactMobile.invalid',
      ]);
  });

  it('[S5-31] relations 1 and 2 differ', () => {
    expect(errorsOf({ emergencyContactRelation2: 'friends' })).toEqual({
      emergencyContactRelation2: 'emergencyContactRelation.same',
    });
  });

  it('[S5-32] no two numbers are the same, in any notation', () => {
    expect(errorsOf({ emergencyContactMobile2: '+254 712 345 678' })).toEqual({
      emergencyContactMobile2: 'emergencyContactMobile.same',
    });
  });

  it('[S5-33] no contact has the login number', () => {
    expect(errorsOf({ emergencyContactMobile1: '0700000001' })).toEqual({
      emergencyContactMobile1: 'emergencyContactMobile.own',
    });
  });

  it('[S1-11] social media may be empty', () => {
    expect(errorsOf({ linkedin: '', facebook: '' })).toEqual({});
  });

  it('social media become plain at once, and a relation is a code of the list, without spaces', () => {
    const given = { ...filled, linkedin: ' in/otieno <b> ' };
    expect(additionalSection(loginMobile, kenya).parse(given).linkedin).toBe('in/otieno b');
    expect(errorsOf({ emergencyContactRelation1: ' friends ' })).toEqual({
      emergencyContactRelation1: 'emergencyContactRelation.required',
    });
  });

  it('the numbers are stored in national digits', () => {
    expect(storedAdditional({ ...filled, emergencyContactMobile1: '+254712345678' }, kenya)).toEqual(filled);
    const ofMarket = { companyName: ' Jua  Kali ', companyPhone: '+234 803 123 4567' };
    expect(storedAdditional({ ...filled, ...ofMarket }, nigeria)).toMatchObject({
      companyName: 'Jua Kali',
      companyPhone: '8031234567',
    });
  });
});
