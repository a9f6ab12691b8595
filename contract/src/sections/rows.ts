import type { PersonalExtra } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { contactFields, contactSlots } from './contacts.ts';

/** The common personal rows in their order (S2-96 to S2-106). */
export const personalRows = [
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
] as const;
/** The common residence rows in their order (S2-115 to S2-118). */
export const residenceRows = ['residenceType', 'state', 'city', 'address'] as const;
/** The common work rows in their order (S2-120 to S2-126). */
export const commonWorkRows = [
  'employmentType',
  'industryCategory',
  'jobExperience',
  'monthlySalary',
  'payFrequency',
  'monthlyPayday',
  'monthlyPaydayTwo',
] as const;

/** Extras that belong to where someone lives: they stand after the address. */
export function isResidenceExtra(extra: PersonalExtra): boolean {
  return extra === 'pinCode' || extra === 'county';
}

/** Every field of the personal section under a policy, in the order of the rows: who, extras, where, its extras. */
export function personalFieldsOf({ form }: Policy): readonly string[] {
  return [
    ...personalRows,
    ...form.personal.filter((extra) => !isResidenceExtra(extra)),
    ...residenceRows,
    ...form.personal.filter(isResidenceExtra),
  ];
}

/** Every work field under a policy, in the order of the rows, whether it shows or not. */
export function workFieldsOf({ form }: Policy): readonly string[] {
  return [...commonWorkRows, ...form.work];
}

/** Every field of the additional section under a policy, in the order of the rows. */
export function additionalFieldsOf(policy: Policy): readonly string[] {
  return [
    ...workFieldsOf(policy),
    ...contactSlots.flatMap((slot) => Object.values(contactFields(slot))),
    'linkedin',
    'facebook',
  ];
}
