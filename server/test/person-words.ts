import { additional, mobile, personal } from './borrower.ts';

/** What an application says about its borrower and others, as a search of files and rows looks for it. */
export const personWords: readonly string[] = [
  mobile,
  personal.firstName,
  personal.lastName,
  personal.nationalId,
  personal.email,
  personal.address,
  additional.emergencyContactName1,
  additional.emergencyContactMobile1.slice(1),
];
