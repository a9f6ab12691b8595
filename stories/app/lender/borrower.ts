import type { UserInfo } from '@kopa/contract/entities';

/** An invented borrower without answers. */
export const wanjiru: UserInfo = {
  userId: 'u-27384195',
  mobile: '712345678',
  basicInfo: { userId: 'u-27384195' },
  personal: null,
  additional: null,
  payout: null,
  savedAt: { personal: null, additional: null, payout: null },
  standing: { since: null, paidOnTime: 0 },
};

/** Wanjirũ's personal section. */
export const personal: Record<string, string> = {
  firstName: 'Wanjirũ',
  middleName: '',
  lastName: "Ng'ang'a",
  gender: '2',
  birthday: '14-03-1994',
  education: 'bachelors',
  maritalStatus: 'single',
  nationalId: '27384195',
  whatsappNo: '712345678',
  sparePhone: '',
  email: 'wanjiru.nganga@gmail.com',
  residenceType: 'rened',
  state: 'rift_valley',
  city: 'rift_valley.nakuru',
  address: 'Kenyatta Avenue 12',
};

/** The additional section of a borrower with monthly pay and two contacts. */
export const additional: Record<string, string> = {
  employmentType: 'employee',
  industryCategory: 'education',
  jobExperience: 'moreThan3Years',
  monthlySalary: '30000_39999',
  payFrequency: 'Monthly',
  monthlyPayday: '28',
  monthlyPaydayTwo: '',
  emergencyContactName1: 'Achieng Otieno',
  emergencyContactMobile1: '722000001',
  emergencyContactRelation1: 'friends',
  emergencyContactName2: 'Kamau Njoroge',
  emergencyContactMobile2: '722000002',
  emergencyContactRelation2: 'colleagues',
  linkedin: '',
  facebook: '',
};

/** The same borrower with sections that the lender has saved. */
export const told = (sections: Partial<UserInfo>): UserInfo => ({ ...wanjiru, ...sections });

/** The account in use. */
export const account: NonNullable<UserInfo['payout']> = {
  cardType: 'mobileMoney',
  bankName: 'MPESA',
  accountNumber: '712345678',
  applicantName: "Wanjirũ Ng'ang'a",
  ifsc: '',
  state: '',
  district: '',
  branch: '',
};
