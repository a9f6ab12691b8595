import type { Policy } from '@kopa/contract/policy';

/** How a row is filled: by a choice, or by typing. */
type Way = 'select' | 'input';
/** A section as events and drafts name it. */
export type SectionName = 'personal' | 'additional' | 'payout';

/** The words that the specification's events begin with (S2-135 to S2-138); it names none for the payout account. */
const prefixes: Readonly<Record<SectionName, string>> = {
  personal: 'basicInfo',
  additional: 'personalInfo',
  payout: 'bankCard',
};

/** Every field of the application in the order of its rows, also those of other markets, with the way it is filled. */
const ways: Readonly<Record<SectionName, Readonly<Record<string, Way>>>> = {
  personal: {
    firstName: 'input',
    middleName: 'input',
    lastName: 'input',
    gender: 'select',
    birthday: 'select',
    education: 'select',
    maritalStatus: 'select',
    nationalId: 'input',
    whatsappNo: 'input',
    sparePhone: 'input',
    email: 'input',
    loanPurpose: 'select',
    language: 'select',
    alternativePhone: 'input',
    cityOfBirth: 'input',
    age: 'input',
    rfc: 'input',
    nss: 'input',
    curp: 'input',
    cardType: 'select',
    residenceType: 'select',
    state: 'select',
    city: 'select',
    address: 'input',
    pinCode: 'input',
    county: 'input',
  },
  additional: {
    employmentType: 'select',
    industryCategory: 'select',
    jobExperience: 'select',
    monthlySalary: 'select',
    payFrequency: 'select',
    monthlyPayday: 'select',
    monthlyPaydayTwo: 'select',
    companyName: 'input',
    companyPhone: 'input',
    workThereTime: 'select',
    designation: 'select',
    incomeSource: 'select',
    payMethod: 'select',
    workAddress: 'input',
    workPinCode: 'input',
    workState: 'input',
    workCity: 'input',
    workCounty: 'input',
    ...contact(1),
    ...contact(2),
    ...contact(3),
    ...contact(4),
    ...contact(5),
    linkedin: 'input',
    facebook: 'input',
  },
  payout: {
    cardType: 'select',
    bankName: 'select',
    ifsc: 'input',
    state: 'input',
    district: 'input',
    branch: 'input',
    accountNumber: 'input',
    accountNumberConfirm: 'input',
    validPeriod: 'select',
    cvc: 'input',
    curp: 'input',
    bvn: 'input',
    applicantName: 'input',
    mobileOtp: 'input',
  },
};

function contact(slot: 1 | 2 | 3 | 4 | 5): Record<string, Way> {
  return {
    [`emergencyContactName${slot}`]: 'input',
    [`emergencyContactMobile${slot}`]: 'input',
    [`emergencyContactRelation${slot}`]: 'select',
  };
}

/** Typed in a market whose regions are not listed. */
const regions: readonly string[] = ['state', 'city'];

/** The event of each field of a section, as in `{ firstName: 'basicInfo_input_firstName' }`. */
export function fieldEventsOf(
  section: SectionName,
  { region }: Pick<Policy, 'region'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ways[section]).map(([field, way]) => {
      const done = region === 'typed' && section !== 'payout' && regions.includes(field) ? 'input' : way;
      return [field, `${prefixes[section]}_${done}_${field}`];
    }),
  );
}
