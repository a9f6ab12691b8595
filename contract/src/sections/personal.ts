import * as z from 'zod/mini';
import { fromBirthday, type Day } from '../calendar.ts';
import { genders, genderWords } from '../enumerations/index.ts';
import { listOf, type Field } from '../fields/field.ts';
import { personalFields, type PersonalField } from '../fields/personal-fields.ts';
import { isMobile } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';
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
import { ageError, codeError } from './personal-extras.ts';
import { typedPhone } from './phone.ts';
import { plainText } from './plain-text.ts';
import { personalFieldsOf } from './personal-rows.ts';

type PersonalName = keyof typeof personalFields;
type Kind = (typeof personalFields)[PersonalName]['kind'];
type Rule = (name: string, field: Field) => z.ZodMiniType<string, unknown>;

/**
 * Personal information and residence (S2-96 to S2-119), as the borrower fills it and as it travels.
 * `birthday` is DD-MM-YYYY (S4-49, or the policy's other form); phone numbers are national digits; an ID
 * number has no dashes; names have lost what the policy does not keep, the email its white space. The rows
 * that the policy adds are in the values beside those of the type.
 */
export function personalSection(policy: Policy, today: Day) {
  const rules = rulesOf(policy, today);
  const shape = personalFieldsOf(policy).map((name) => {
    const field: Field = personalFields[name as PersonalName];
    return [name, rules[field.kind as Kind](name, field)] as const;
  });
  return z.object(Object.fromEntries(shape) as Record<PersonalField, z.ZodMiniType<string, unknown>>).check(
    across((values) => {
      const errors: FieldErrors = {};
      const { state, city, birthday, age } = values as typeof values & { age?: string };
      const cities = listOf(personalFields.city, values)!.codes;
      if (policy.market.regions === 'kenya' && state !== '' && city !== '' && !cities.includes(city))
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

const code: Rule = (name, field) =>
  cleaned(
    name,
    (value) => value.toUpperCase().replace(/[\s-]/g, ''),
    (value) => codeError(name, field, value),
  );

/** How a field of each kind is checked. */
function rulesOf(policy: Policy, today: Day): Readonly<Record<Kind, Rule>> {
  const { names, market } = policy;
  const nameOf = (value: string) => storedName(value, names);
  const isShort = (value: string) => letterCount(value) < names.minimumLetters;
  const phone = (raw: string) => typedPhone(raw, policy);
  const { birthdayForm } = policy.applicant;
  const { min, max } = birthDays(policy.applicant, today);
  return {
    name: (name, field) =>
      field.optional
        ? optional(name, nameOf, (value) => (isShort(value) ? `${name}.short` : null))
        : // What is left of a name without one letter that is kept is a name that is too short, not one that is missing.
          z.pipe(
            requiredText(name),
            z.pipe(
              z.transform(nameOf),
              z.string().check(z.refine((value) => !isShort(value), { error: `${name}.short` })),
            ),
          ),
    choice: (name, field) => oneOf(name, field.lists![0]!.codes),
    gender: (name) =>
      z.pipe(
        z.pipe(
          z.string({ error: `${name}.required` }),
          z.transform((value: string) => genderWords[value.toLowerCase()] ?? value),
        ),
        oneOf(name, genders),
      ),
    birthday: (name) =>
      cleaned(
        name,
        (value) => value.trim(),
        (value) => {
          const birth = fromBirthday(value, birthdayForm);
          if (birth === null) return `${name}.invalid`;
          if (birth < min) return `${name}.old`;
          return birth > max || !isAdult(birth, today, policy.applicant) ? `${name}.young` : null;
        },
      ),
    nationalId: (name) => cleaned(name, storedNationalId, (value) => nationalIdError(value, policy)),
    mobile: (name, field) =>
      field.optional
        ? optional(
            name,
            (value) => phone(value) || plainText(value),
            (value) => (isMobile(value, market) ? null : `${name}.invalid`),
          )
        : mobile(name, market, { normalise: phone }),
    email: (name) => cleaned(name, cleanEmail, (value) => emailError(value, policy.email)),
    words: (name) => typedText(name, { fewest: 2, most: 100 }),
    place: (name, field) => {
      if (market.regions === 'typed') return typedPlace(name);
      // Whether a city is one of its state is asked across both fields.
      return field.listBeside ? requiredText(name) : oneOf(name, field.lists![0]!.codes);
    },
    age: (name) =>
      cleaned(
        name,
        (value) => value.trim(),
        (value) => (/^[1-9][0-9]{1,2}$/.test(value) ? null : `${name}.invalid`),
      ),
    code,
    digits: code,
    postalCode: code,
  };
}
