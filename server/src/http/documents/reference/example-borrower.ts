import { dayMs } from '@kopa/contract/calendar';
import type { SavedPayout, ShownPayoutAccount, UserInfo } from '@kopa/contract/entities';
import type { FileExample } from './reference.ts';

/** The borrower of every example, Wanjiru Ng'ang'a, is invented. All times are Nairobi's. */
export const mobile = '712345678';

/** Thursday 15 January 2026, at these times in Nairobi. */
const noon = Date.UTC(2026, 0, 15, 9);
const minute = 60_000;
export const times = {
  codeSent: noon - 10 * minute,
  loggedIn: noon - 9 * minute,
  applied: noon,
  personalSaved: noon + 5 * minute,
  additionalSaved: noon + 12 * minute,
  payoutAdded: noon + 18 * minute,
  submitted: noon + 20 * minute,
  decided: noon + 30 * minute,
  agreed: noon + 40 * minute,
  drawn: noon + 41 * minute,
  /** Three days later, on Sunday 18 January. */
  paid: noon + 3 * dayMs,
} as const;

/** An example of a token, valid nowhere. */
export const token = 'u8Jq3vTzX0c1YbR5nKe7WmAa2DfHs9LpGo4ViQxBt6E';

/** KSh 10,000 for 91 days, as the app asks for a loan. */
export const application = {
  productId: 'personal',
  loanAmount: 1_000_000,
  tenure: 91,
  loanPurpose: 'education',
};

export const personal = {
  firstName: 'Wanjiru',
  middleName: '',
  lastName: "Ng'ang'a",
  gender: '2',
  birthday: '05-03-1994',
  education: 'bachelors',
  maritalStatus: 'single',
  nationalId: '12345678',
  whatsappNo: mobile,
  sparePhone: '',
  email: 'wanjiru@example.com',
  residenceType: 'rened',
  state: 'nairobi',
  city: 'nairobi.nairobi_west',
  address: 'Moi Avenue 12',
};

export const additional = {
  employmentType: 'employee',
  industryCategory: 'education',
  jobExperience: 'moreThan3Years',
  monthlySalary: '15000_29999',
  payFrequency: 'Monthly',
  monthlyPayday: '28',
  monthlyPaydayTwo: '',
  emergencyContactName1: 'Achieng Otieno',
  emergencyContactMobile1: '722000001',
  emergencyContactRelation1: 'friends',
  emergencyContactName2: 'Baraka Mwangi',
  emergencyContactMobile2: '722000002',
  emergencyContactRelation2: 'parents',
  linkedin: '',
  facebook: '',
};

/** The answers to the questions by code, which the scorecard approves. */
export const goodAnswers: Readonly<Record<string, string>> = {
  1: 'no',
  2: 'good',
  3: 'good',
  4: 'none',
  5: 'none',
  6: 'never',
  7: 'none',
  8: '1',
  9: '2',
  10: 'none',
  11: 'ownself',
};

/** Answers by code as the list that a call takes. */
export const asList = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([code, answer]) => ({ code, answer }));

/** An account number with its repetition. */
export const twice = (accountNumber: string) => ({ accountNumber, accountNumberConfirm: accountNumber });

/** The mobile money account that receives the loan. */
export const payout = {
  bankName: 'MPESA',
  ...twice(mobile),
  applicantName: `${personal.firstName} ${personal.lastName}`,
};

/** A Mexican borrower's CLABE. */
export const clabePayout = {
  cardType: 'clabe',
  bankName: 'BBVA',
  ...twice('032180000118359719'),
  curp: 'GOMC960101HDFRRR09',
  applicantName: 'Carlos Gómez',
} as const;

export const shownPayout: ShownPayoutAccount = {
  bankName: payout.bankName,
  name: 'M-Pesa',
  maskedNumber: '••• ••• 678',
};

const savedPayout: SavedPayout = {
  cardType: 'mobileMoney',
  bankName: payout.bankName,
  accountNumber: payout.accountNumber,
  applicantName: payout.applicantName,
  ifsc: '',
  state: '',
  district: '',
  branch: '',
};

/** A borrower after the registration. */
export const newUser: UserInfo = {
  userId: '3f0c2a52-8d1e-4c5b-9a57-6f1b2c3d4e5f',
  mobile,
  basicInfo: { userId: '3f0c2a52-8d1e-4c5b-9a57-6f1b2c3d4e5f' },
  personal: null,
  additional: null,
  payout: null,
  savedAt: { personal: null, additional: null, payout: null },
  standing: { since: times.loggedIn, paidOnTime: 0 },
  draftKey: 'pEvYyq2VwJ3nXl0o5b7u8sQmC1dKf4hTgR9aZxUeWiM',
};

/** The same with all sections saved. */
export const user: UserInfo = {
  ...newUser,
  personal,
  additional,
  payout: savedPayout,
  savedAt: {
    personal: times.personalSaved,
    additional: times.additionalSaved,
    payout: times.payoutAdded,
  },
};

/** A white picture of 640 x 400 that stands for a photo. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAGQAQAAAAAWiOyIAAAANklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAB4NH6QAAF17NuoAAAAAElFTkSuQmCC';

/** A photo of this name. */
export function photo(name: string): FileExample {
  return { name, type: 'image/png', base64: png };
}
