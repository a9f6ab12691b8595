import { describe, expect, it } from 'vitest';
import { saveAdditionInfoMarket } from '../calls/addition-info.ts';
import { saveBasicInfoMarket } from '../calls/basic-info.ts';
import { personalExtras, workExtras } from '../fields/index.ts';
import { editions, kenya, mexico, type Policy } from '../policy/index.ts';
import { additionalSection } from './additional.ts';
import { personalSection } from './personal.ts';
import { additionalFieldsOf, workFieldsOf } from './additional-rows.ts';
import { personalFieldsOf } from './personal-rows.ts';

const today = '2026-11-21';
const slots = [1, 2, 3, 4, 5];

describe('the fields of the personal section', () => {
  it('Kenya has the common fields in the order of the rows', () => {
    expect(personalFieldsOf(kenya)).toEqual([
      'firstName',
      'middleName',
      'lastName',
      'gender',
      'birthday',
      'education',
      'maritalStatus',
      'nationalId',
      'whatsappNo',
      'sparePhone',
      'email',
      'residenceType',
      'state',
      'city',
      'address',
    ]);
  });

  it.each([
    ['[S3-11]', 'firstName'],
    ['[S3-12]', 'middleName'],
    ['[S3-13]', 'lastName'],
    ['[S3-14]', 'gender'],
    ['[S3-15]', 'nationalId'],
    ['[S3-16]', 'birthday'],
    ['[S3-17]', 'education'],
    ['[S3-18]', 'maritalStatus'],
    ['[S3-20] [S3-36]', 'residenceType'],
    ['[S3-22] [S3-37]', 'state'],
    ['[S3-23] [S3-38]', 'city'],
    ['[S3-25] [S3-39]', 'address'],
    ['[S3-27]', 'email'],
    ['[S3-28]', 'sparePhone'],
    ['[S3-29]', 'whatsappNo'],
  ])('%s every market asks for the field %s', (_, field) => {
    for (const policy of Object.values(editions)) expect(personalFieldsOf(policy)).toContain(field);
  });

  it.each([
    ['[S3-19]', 'loanPurpose'],
    ['[S3-21]', 'pinCode'],
    ['[S3-24]', 'county'],
    ['[S3-26]', 'language'],
    ['[S3-30]', 'alternativePhone'],
    ['[S3-31]', 'cityOfBirth'],
    ['[S3-32]', 'age'],
    ['[S3-33]', 'rfc'],
    ['[S3-34]', 'nss'],
    ['[S3-35]', 'cardType'],
  ])('%s only other markets ask for the field %s', (_, field) => {
    expect(Object.values(editions).flatMap(personalFieldsOf)).toContain(field);
    expect(personalFieldsOf(kenya)).not.toContain(field);
  });

  it('each field of other markets exists in one of them', () => {
    const alive = new Set(Object.values(editions).flatMap(({ form }) => form.personal));
    expect([...alive].toSorted()).toEqual([...personalExtras].toSorted());
    expect([...personalExtras].toSorted()).toEqual([
      'age',
      'alternativePhone',
      'cardType',
      'cityOfBirth',
      'county',
      'curp',
      'language',
      'loanPurpose',
      'nss',
      'pinCode',
      'rfc',
    ]);
  });

  it('unknown fields of a newer lender are omitted', () => {
    const newer = { form: { personal: ['shoeSize', 'rfc'], work: ['shoeSize'] } } as unknown as Policy;
    expect(personalFieldsOf(newer)).toEqual([
      ...personalFieldsOf(kenya).slice(0, 11),
      'rfc',
      ...personalFieldsOf(kenya).slice(11),
    ]);
    expect(workFieldsOf(newer)).toEqual(workFieldsOf(kenya));
  });

  it('extra fields stand with the person, or after the address if they belong to the home', () => {
    const fields = personalFieldsOf(mexico);
    expect(fields.slice(fields.indexOf('email'), fields.indexOf('residenceType') + 1)).toEqual([
      'email',
      'cityOfBirth',
      'rfc',
      'nss',
      'curp',
      'residenceType',
    ]);
    expect(fields.slice(-2)).toEqual(['address', 'county']);
  });
});

describe('the fields of the additional section', () => {
  it('Kenya has the common work fields in their order', () => {
    expect(workFieldsOf(kenya)).toEqual([
      'employmentType',
      'industryCategory',
      'jobExperience',
      'monthlySalary',
      'payFrequency',
      'monthlyPayday',
      'monthlyPaydayTwo',
    ]);
  });

  it.each([
    ['[S3-40]', 'employmentType'],
    ['[S3-41]', 'industryCategory'],
    ['[S3-42]', 'jobExperience'],
    ['[S3-43]', 'monthlySalary'],
    ['[S3-44]', 'payFrequency'],
    ['[S3-45]', 'monthlyPayday'],
    ['[S3-46]', 'monthlyPaydayTwo'],
  ])('%s every market asks for the work field %s', (_, field) => {
    for (const policy of Object.values(editions)) expect(workFieldsOf(policy)).toContain(field);
  });

  it.each([
    ['[S3-47]', 'companyName'],
    ['[S3-48]', 'workThereTime'],
    ['[S3-49]', 'designation'],
    ['[S3-50]', 'incomeSource'],
    ['[S3-51]', 'companyPhone'],
    ['[S3-52]', 'workAddress'],
    ['[S3-53]', 'workPinCode'],
    ['[S3-54]', 'workState'],
    ['[S3-55]', 'workCity'],
    ['[S3-56]', 'workCounty'],
  ])('%s only other markets ask for the work field %s', (_, field) => {
    expect(Object.values(editions).flatMap(workFieldsOf)).toContain(field);
    expect(workFieldsOf(kenya)).not.toContain(field);
  });

  it('each work field of other markets exists in one of them', () => {
    const alive = new Set(Object.values(editions).flatMap(({ form }) => form.work));
    expect([...alive].toSorted()).toEqual([...workExtras].toSorted());
    expect(workExtras).toEqual([
      'companyName',
      'companyPhone',
      'workThereTime',
      'designation',
      'incomeSource',
      'payMethod',
      'workAddress',
      'workPinCode',
      'workState',
      'workCity',
      'workCounty',
    ]);
  });

  it('[S3-57] [S3-58] [S3-59] [S3-60] [S3-61] the contacts are numbered 1 to 5, and two social media fields follow', () => {
    expect(additionalFieldsOf(kenya).slice(workFieldsOf(kenya).length)).toEqual([
      ...slots.flatMap((slot) => [
        `emergencyContactName${slot}`,
        `emergencyContactMobile${slot}`,
        `emergencyContactRelation${slot}`,
      ]),
      'linkedin',
      'facebook',
    ]);
  });
});

const sorted = (shape: object) => Object.keys(shape).toSorted();

describe('the transmitted fields', () => {
  it.each(Object.entries(editions))('a section of %s has exactly its fields', (_, policy) => {
    expect(sorted(personalSection(policy, today).shape)).toEqual([...personalFieldsOf(policy)].toSorted());
    expect(sorted(additionalSection('712345678', policy).shape)).toEqual(
      [...additionalFieldsOf(policy)].toSorted(),
    );
  });

  it('[S3-62] a call takes the order and every field of any market', () => {
    const all = { ...kenya, form: { personal: personalExtras, work: workExtras } };
    expect(sorted(saveBasicInfoMarket.request.shape)).toEqual(
      ['loanOrderId', ...personalFieldsOf(all)].toSorted(),
    );
    expect(sorted(saveAdditionInfoMarket.request.shape)).toEqual(
      ['loanOrderId', ...additionalFieldsOf(all)].toSorted(),
    );
  });
});
