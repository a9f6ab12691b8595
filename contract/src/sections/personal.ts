import * as z from 'zod/mini';
import { ageOn, fromBirthday, type Day } from '../calendar.ts';
import { educations, genders, maritalStatuses, residenceTypes } from '../enumerations/index.ts';
import type { Policy } from '../policy/policy.ts';
import { stateOf, states } from '../regions/index.ts';
import { cleanEmail, isEmail } from './email.ts';
import { across, mobile, oneOf, requiredText, text } from './fields.ts';
import { cleanName, letterCount } from './names.ts';
import { isNationalId, storedNationalId } from './national-id.ts';

/**
 * Personal information and residence (S2-96 to S2-119), as the borrower fills it and as it travels. `birthday` is
 * DD-MM-YYYY (S4-49); phone numbers are national digits; an ID number has no dashes; names have lost what the policy does
 * not keep, the email its white space.
 */
export function personalSection(policy: Policy, today: Day) {
  return z.object({ ...personalFields(policy, today), ...residenceFields() }).check(
    across(({ state, city }) => {
      const known = stateOf(state)?.cities.some((choice) => choice.code === city);
      return state !== '' && city !== '' && !known ? { city: 'city.required' } : {};
    }),
  );
}

export type PersonalSection = z.output<ReturnType<typeof personalSection>>;

/** The rows that appear only after a birthday is chosen (S2-108 to S2-113). */
export const rowsAfterBirthday = [
  'education',
  'maritalStatus',
  'nationalId',
  'whatsappNo',
  'sparePhone',
  'email',
] as const;

/** Whether someone born on a day is an adult on another, in the policy's reading of S1-02. */
export function isAdult(birth: Day, today: Day, { adult, minimumAge }: Policy['applicant']): boolean {
  const age = ageOn(birth, today);
  const birthdayToday = birth.slice(5) === today.slice(5);
  return adult === 'passed' && birthdayToday ? age > minimumAge : age >= minimumAge;
}

function personalFields(policy: Policy, today: Day) {
  const name = (field: string) =>
    z.pipe(
      requiredText(field),
      z.pipe(
        z.transform((value: string) => cleanName(value, policy.names)),
        z.string().check(
          z.refine((value) => letterCount(value) >= policy.names.minimumLetters, {
            error: `${field}.short`,
          }),
        ),
      ),
    );
  return {
    firstName: name('firstName'),
    middleName: z.pipe(
      text(),
      z.pipe(
        z.transform((value: string) => cleanName(value, policy.names)),
        z.string().check(
          z.refine((value) => value === '' || letterCount(value) >= policy.names.minimumLetters, {
            error: 'middleName.short',
          }),
        ),
      ),
    ),
    lastName: name('lastName'),
    gender: oneOf('gender', genders),
    birthday: requiredText('birthday').check(
      z.refine((value) => fromBirthday(value) !== null, { error: 'birthday.invalid', abort: true }),
      z.refine((value) => isAdult(fromBirthday(value)!, today, policy.applicant), {
        error: 'birthday.young',
      }),
    ),
    education: oneOf('education', educations),
    maritalStatus: oneOf('maritalStatus', maritalStatuses),
    nationalId: z.pipe(
      requiredText('nationalId'),
      z.pipe(
        z.transform(storedNationalId),
        z
          .string()
          .check(
            z.refine((value) => isNationalId(value, policy.nationalId), { error: 'nationalId.invalid' }),
          ),
      ),
    ),
    whatsappNo: mobile('whatsappNo'),
    sparePhone: z.union([z.literal(''), mobile('sparePhone')], { error: 'sparePhone.invalid' }),
    email: z.pipe(
      requiredText('email'),
      z.pipe(
        z.transform(cleanEmail),
        z.string().check(z.refine((value) => isEmail(value, policy.email), { error: 'email.invalid' })),
      ),
    ),
  };
}

function residenceFields() {
  return {
    residenceType: oneOf('residenceType', residenceTypes),
    state: oneOf(
      'state',
      states.map((state) => state.code),
    ),
    city: requiredText('city'),
    address: requiredText('address').check(z.minLength(2, 'address.short'), z.maxLength(100, 'address.long')),
  };
}
