import { indiaMarket, kenyaMarket, mexicoMarket, nigeriaMarket } from '../market/index.ts';
import type { Policy } from './policy.ts';

/** Kenya, with the default reading of every clause that has more than one. */
export const kenya: Policy = {
  edition: 'ke',
  market: kenyaMarket,
  form: { personal: [], work: [] },
  loan: {
    minimumCents: 100_000,
    productMaximumCents: 6_000_000,
    creditLimitCents: 5_000_000,
    stepCents: 50_000,
  },
  tenure: { minimumDays: 91, maximumDays: 365, offeredDays: [91, 120, 150, 180] },
  pricing: {
    interest: { basis: 'annual', annualBps: 3000 },
    interestCapAnnualBps: 3600,
    accrual: 'daily',
    interestAfterDue: 'stop',
    fee: { basis: 'once', ppm: 9800 },
    upfrontCapBps: 1500,
    taxBps: 1800,
    penaltyBpsPerDay: 200,
    penaltyCap: 'inDuplum',
    roundingUnitCents: 100,
  },
  applicant: {
    adult: 'reached',
    minimumAge: 18,
    birthYears: 65,
    birthYearsEnd: 'newestAllowed',
    birthdayForm: 'hyphens',
  },
  names: { minimumLetters: 3, keep: 'latinNames' },
  nationalId: 'byMarket',
  identity: {
    tries: 3,
    photosPerHour: 60,
    waitSeconds: 60,
    withoutLivenessCents: 3_000_000,
    keepPhotosDays: 90,
  },
  email: {
    accept: 'anyHost',
    acceptedHosts: ['gmail.com', 'yahoo.com'],
    suggestedHosts: ['gmail.com', 'yahoo.com', 'outlook.com'],
  },
  phone: { cut: 'afterPrefix' },
  contacts: { sameMobile: 'everywhere' },
  payout: { kinds: ['mobileMoney', 'bank'], accountNumber: 'byKind', curp: 'alphanumeric' },
  questionnaire: 'eleven',
  review: { usualMinutes: 10, promiseHours: 24, appealDays: 7, recommend: 'rejected' },
  collect: { expireHours: 24, expireFrom: 'approval', verifyCode: 'newPhone', newPhoneHours: 72 },
  autoDisburse: 'none',
  lending: { minimumMinutes: 10, maximumMinutes: 60 },
  cancel: 'untilMoneyDrawn',
  reapply: { afterDays: 30 },
  repay: {
    minimumCents: 50_000,
    rule: 'atLeast',
    methods: 'byMarket',
    creditedMinutes: 15,
    prompts: { ownPhoneDay: 20, otherPhoneDay: 5, otherPhonesPerLoanDay: 10, otherPromptsPerLoanDay: 20 },
  },
  overpayment: { use: 'refund', minimumCents: 1_000 },
  extension: { days: 30, feePpm: 9800, most: 2 },
  voucher: { maximumImages: 3, answerHours: 48 },
  guard: 'listed',
  verification: {
    digits: 6,
    validMinutes: 5,
    attempts: 5,
    resendSeconds: 60,
    perHour: 5,
    perDay: 10,
    perAddressHour: 600,
    perDeviceHour: 30,
  },
  session: { validDays: 30, idleDays: 14 },
  registered: 'toldToOwner',
  shortForms: { loanOrder: 'underGroup', repayOrder: 'direct' },
  countryBase: 'beside',
  feedback: {
    maximumImages: 5,
    maximumOpen: 5,
    appointmentDays: 30,
    messagesPerDay: 50,
    imagesPerDay: 40,
    answerHours: 48,
  },
  deviceData: 'none',
  plainPaths: false,
  reminders: true,
  languagesAtStart: ['en', 'sw', 'es'],
};

/**
 * Mexico: tax, social security and population numbers (S5-21 to S5-24); paid out to a CLABE or a debit card.
 */
export const mexico: Policy = {
  ...kenya,
  edition: 'mx',
  market: mexicoMarket,
  deviceData: 'consent',
  form: {
    personal: ['cityOfBirth', 'rfc', 'nss', 'curp', 'county'],
    work: ['companyName', 'companyPhone', 'workThereTime', 'payMethod', 'workCounty'],
  },
  nationalId: 'dashed',
  payout: { ...kenya.payout, kinds: ['clabe', 'debitCard'] },
  languagesAtStart: ['es', 'en'],
};

/** India: PIN codes and the language to call in; paid out to an account at a branch with its IFSC. */
export const india: Policy = {
  ...kenya,
  edition: 'in',
  market: indiaMarket,
  deviceData: 'consent',
  form: {
    personal: ['loanPurpose', 'language', 'alternativePhone', 'pinCode'],
    work: [
      'companyName',
      'designation',
      'incomeSource',
      'workAddress',
      'workPinCode',
      'workState',
      'workCity',
    ],
  },
  payout: { ...kenya.payout, kinds: ['ifscBank'] },
  languagesAtStart: ['en'],
};

/** Nigeria: the kind of identity card and the age beside it; paid out to a bank account with its BVN. */
export const nigeria: Policy = {
  ...kenya,
  edition: 'ng',
  market: nigeriaMarket,
  deviceData: 'consent',
  form: {
    personal: ['age', 'cardType', 'loanPurpose', 'alternativePhone'],
    work: ['companyName', 'companyPhone', 'designation', 'payMethod', 'workState', 'workCity'],
  },
  payout: { ...kenya.payout, kinds: ['bvnBank'] },
  languagesAtStart: ['en'],
};

/** All policies by `edition`; without a prototype, so that a stored word finds no inherited property. */
export const editions: Readonly<Record<string, Policy>> = /* @__PURE__ */ Object.assign(
  Object.create(null) as Record<string, Policy>,
  { ke: kenya, mx: mexico, in: india, ng: nigeria },
);
