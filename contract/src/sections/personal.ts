import * as z from 'zod/mini';
import { fromBirthday, type Day } from '../calendar.ts';
import { educations, genders, genderWords, maritalStatuses, residenceTypes } from '../enumerations/index.ts';
import type { Policy } from '../policy/policy.ts';
import { stateOf, states } from '../regions/index.ts';
import { birthDays, isAdult } from './birthday.ts';
import { cleanEmail, emailError } from './email.ts';
import {
  across,
  cleaned,
  mobile,
  oneOf,
  optional,
  requiredText,
  typedPlace,
  typedText,
  type FieldErrors,
} from './fields.ts';
import { letterCount, storedName } from './names.ts';
import { nationalIdError, storedNationalId } from './national-id.ts';
import { ageError, personalExtraFields } from './personal-extras.ts';
import { isKenyanMobile, typedPhone } from './phone.ts';
import { plainText } from './plain-text.ts';

/**
 * Personal information and residence (S2-96 to S2-119), as the borrower fills it and as it travels. `birthday` is
 * DD-MM-YYYY (S4-49, or the policy's other form); phone numbers are national digits; an ID number has no dashes; names
 * have lost what the policy does not keep, the email its white space. The rows that the policy adds are in the values
 * beside those of the type.
 */
export function personalSection(policy: Policy, today: Day) {
  return z
    .object({
      ...personalFields(policy, today),
      ...residenceFields(policy),
      ...(personalExtraFields(policy) as Record<never, never>),
    })
    .check(
      across((values) => {
        const errors: FieldErrors = {};
        const { state, city, birthday, age } = values as typeof values & { age?: string };
        const isOfState = stateOf(state)?.cities.some(({ code }) => code === city);
        if (policy.region === 'kenya' && state !== '' && city !== '' && !isOfState)
          errors['city'] = 'city.required';
        const differs = ageError(age, birthday, today);
        if (differs) errors['age'] = differs;
        return errors;
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

function personalFields(policy: Policy, today: Day) {
  const clean = (value: string) => storedName(value, policy.names);
  const short = (field: string) => (value: string) =>
    letterCount(value) < policy.names.minimumLetters ? `${field}.short` : null;
  // What is left of a name without one letter that is kept is a name that is too short, not one that is missing.
  const name = (field: string) =>
    z.pipe(
      requiredText(field),
      z.pipe(
        z.transform(clean),
        z.string().check(
          z.refine((value) => letterCount(value) >= policy.names.minimumLetters, {
            error: `${field}.short`,
          }),
        ),
      ),
    );
  const phone = (raw: string) => typedPhone(raw, policy.phone);
  const { birthdayForm } = policy.applicant;
  const { min, max } = birthDays(policy.applicant, today);
  return {
    firstName: name('firstName'),
    middleName: optional('middleName', clean, short('middleName')),
    lastName: name('lastName'),
    gender: z.pipe(
      z.pipe(
        z.string({ error: 'gender.required' }),
        z.transform((value: string) => genderWords[value.toLowerCase()] ?? value),
      ),
      oneOf('gender', genders),
    ),
    birthday: cleaned(
      'birthday',
      (value) => value.trim(),
      (value) => {
        const birth = fromBirthday(value, birthdayForm);
        if (birth === null) return 'birthday.invalid';
        if (birth < min) return 'birthday.old';
        return birth > max || !isAdult(birth, today, policy.applicant) ? 'birthday.young' : null;
      },
    ),
    education: oneOf('education', educations),
    maritalStatus: oneOf('maritalStatus', maritalStatuses),
    nationalId: cleaned('nationalId', storedNationalId, (value) => nationalIdError(value, policy.nationalId)),
    whatsappNo: mobile('whatsappNo', phone),
    sparePhone: optional(
      'sparePhone',
      (value) => phone(value) || plainText(value),
      (value) => (isKenyanMobile(value) ? null : 'sparePhone.invalid'),
    ),
    email: cleaned('email', cleanEmail, (value) => emailError(value, policy.email)),
  };
}

function residenceFields({ region }: Policy) {
  const codes = states.map(({ code }) => code);
  return {
    residenceType: oneOf('residenceType', residenceTypes),
    state: region === 'kenya' ? oneOf('state', codes) : typedPlace('state'),
    city: region === 'kenya' ? requiredText('city') : typedPlace('city'),
    address: typedText('address', { fewest: 2, most: 100 }),
  };
}
