import { ageOn, fromBirthday, type Day } from '../calendar.ts';
import type { Field } from '../fields/field.ts';
import { personalFields, type PersonalExtra } from '../fields/personal-fields.ts';
import { codeText, digitText, isPostalCode } from './plain-text.ts';

/**
 * What is wrong with a code, if anything: 13 letters and digits an RFC (S5-21), 11 digits an NSS (S5-22), 18
 * characters a CURP (S5-23). A message key.
 */
export function codeError(name: string, { kind, length }: Field, value: string): string | null {
  const form = new RegExp(kind === 'code' ? `^[A-Z0-9Ñ]{${length}}$` : `^[0-9]{${length}}$`);
  const isRight = kind === 'postalCode' ? isPostalCode(value) : form.test(value);
  return isRight ? null : `${name}.invalid`;
}

/** A typed extra personal row: allowed characters only, up to its length. */
export function cleanPersonalExtra(extra: PersonalExtra, raw: string): string {
  const { kind, length = raw.length }: Field = personalFields[extra];
  if (kind === 'age') return digitText(raw, 3);
  if (kind === 'code') return codeText(raw, length);
  return kind === 'digits' || kind === 'postalCode' ? digitText(raw, length) : raw;
}

/** The fault of an age that contradicts the birthday. */
export function ageError(age: string | undefined, birthday: string, today: Day): string | null {
  const birth = fromBirthday(birthday);
  return age && birth && age !== String(ageOn(birth, today)) ? 'age.different' : null;
}
