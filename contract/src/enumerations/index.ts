/**
 * The codes of every list a borrower chooses from, as the specification spells them (S3-90 to S3-103). Labels
 * are in `locales/<language>/enumerations.json` under the list's name.
 */

/** S3-14: male, female. */
export const genders = ['1', '2'] as const;
/** Accepted synonyms of the gender codes; codes are stored and sent (S3-14). */
export const genderWords: Readonly<Partial<Record<string, string>>> = { male: '1', female: '2' };
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const;
export const educations = ['noEducated', 'primaryschool', 'seniorSchool', 'bachelors', 'masters'] as const;
export const residenceTypes = ['ownHouse', 'rened', 'others'] as const;
/** S3-92: `no_work` and `auto` are accepted; `no_work` is not offered. */
export const employmentTypes = [
  'Student',
  'employee',
  'self_employed',
  'Unemployed',
  'auto',
  'ParttimeEmployee',
  'no_work',
  'Other',
] as const;
export const offeredEmploymentTypes = employmentTypes.filter((type) => type !== 'no_work');
export const jobExperiences = ['lessThan1Year', 'in1_3Years', 'moreThan3Years'] as const;
/** S3-102: `Biweekly` is twice a month by date, `Fourteen` every fourteen days by weekday. */
export const payFrequencies = ['Weekly', 'Fourteen', 'Monthly', 'Biweekly'] as const;
/** S3-93. */
export const payMethods = ['cheque', 'cash', 'bankTransfer'] as const;
export const incomeSources = ['ownself', 'father', 'mother', 'brotherOrSister', 'otherFamilyMember'] as const;
export const contactRelations = [
  'colleagues',
  'students',
  'parents',
  'couples',
  'brothersOrSisters',
  'children',
  'friends',
  'others',
] as const;
export const loanPurposes = [
  'familyFunction',
  'holidayTravel',
  'education',
  'health',
  'otherPersonalUse',
] as const;
/** S3-103, bounds inclusive: KSh a month. */
export const incomeBands = ['under7999', '8000_14999', '15000_29999', '30000_39999', 'over40000'] as const;
/** The sixteen industries, after ISIC Rev. 4 sections (S3-97 gives the number, not the names). */
export const industries = [
  'agriculture',
  'mining',
  'manufacturing',
  'utilities',
  'construction',
  'trade',
  'transport',
  'hospitality',
  'ict',
  'finance',
  'real_estate',
  'professional',
  'public',
  'education',
  'health',
  'other_services',
] as const;
/** Monday is 1. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** S4-65. */
export const daysOfMonth: readonly string[] = Array.from({ length: 31 }, (_, index) => String(index + 1));
export const longestDelays = ['never', 'd1_7', 'd8_15', 'd16_30', 'over30', 'over60'] as const;
export const totalsOwed = [
  'none',
  'under500',
  '500_1000',
  '1001_2000',
  '2001_4000',
  '4001_8000',
  'over8000',
] as const;
export const loanCounts = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'over10'] as const;
/** Kinds of identity card (S3-35); the specification does not show the list. */
export const identityCards = ['nationalId', 'votersCard', 'driversLicence', 'passport'] as const;
/** Languages in which a borrower may be called (S3-26); the specification does not show the list. */
export const callLanguages = [
  'en',
  'hi',
  'bn',
  'mr',
  'te',
  'ta',
  'gu',
  'ur',
  'kn',
  'or',
  'ml',
  'pa',
] as const;
