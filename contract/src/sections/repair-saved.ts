import { fromBirthday, toBirthday } from '../calendar.ts';
import {
  contactRelations,
  educations,
  genders,
  genderWords,
  maritalStatuses,
  residenceTypes,
} from '../enumerations/index.ts';
import { personalExtras, workExtras, type PersonalExtra } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { stateOf, states } from '../regions/index.ts';
import { contactFields, contactSlots } from './contacts.ts';
import { personalExtraChoices } from './personal-extras.ts';
import { commonWorkRows, personalFieldsOf, workFieldsOf } from './rows.ts';
import { visibleWorkRows, workChoices, type WorkRow } from './work.ts';

/** Saved values as a form may open with them, and which of them were cleared on the way. */
export interface Repaired {
  values: Record<string, string>;
  cleared: readonly string[];
}

/**
 * Saved values of a section, made fit for its form: one that its list does not have, whose row does not show any more,
 * or that is no text, becomes '' and is reported (S4-53, S4-54, S4-72, S4-73). A gender in words becomes its code
 * (S3-14), a birthday is written as the policy writes it (S4-49). Fields that the section does not have are left out;
 * those that were not saved stay out.
 */
export function repairSaved(
  section: 'personal' | 'additional',
  policy: Policy,
  saved: Readonly<Record<string, unknown>>,
): Repaired {
  const given = new Map(Object.entries(saved));
  const values: Record<string, string> = {};
  const cleared: string[] = [];
  for (const field of section === 'personal' ? personalFieldsOf(policy) : additionalFieldsOf(policy)) {
    const value = given.get(field);
    if (value === undefined) continue;
    const kept = typeof value === 'string' ? fit(field, value, values, policy) : null;
    values[field] = kept ?? '';
    if (kept === null) cleared.push(field);
  }
  return { values, cleared };
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

/** The value as the form may hold it beside those before it, or `null`. */
function fit(
  field: string,
  value: string,
  before: Readonly<Record<string, string>>,
  policy: Policy,
): string | null {
  if (value === '') return value;
  if (field === 'gender') return oneOf(genders, genderWords[value.toLowerCase()] ?? value);
  if (field === 'birthday') {
    const birth = fromBirthday(value);
    return birth && toBirthday(birth, policy.applicant.birthdayForm);
  }
  if (isWorkRow(field)) {
    const edited: Readonly<Record<string, string>> = { ...before, [field]: value };
    const { employmentType = '', payFrequency = '' } = edited;
    if (!visibleWorkRows({ employmentType, payFrequency }, policy).includes(field)) return null;
    return oneOf(workChoices(field, before, policy), value);
  }
  return oneOf(choicesOf(field, before, policy), value);
}

function choicesOf(
  field: string,
  before: Readonly<Record<string, string>>,
  { region }: Policy,
): readonly string[] | null {
  if (field === 'education') return educations;
  if (field === 'maritalStatus') return maritalStatuses;
  if (field === 'residenceType') return residenceTypes;
  if (region === 'kenya' && field === 'state') return states.map(({ code }) => code);
  if (region === 'kenya' && field === 'city')
    return stateOf(before['state'] ?? '')?.cities.map(({ code }) => code) ?? [];
  if (contactSlots.some((slot) => contactFields(slot).relation === field)) return contactRelations;
  return (personalExtras as readonly string[]).includes(field)
    ? personalExtraChoices(field as PersonalExtra)
    : null;
}

function oneOf(choices: readonly string[] | null, value: string): string | null {
  return choices === null || choices.includes(value) ? value : null;
}

function isWorkRow(field: string): field is WorkRow {
  return ([...commonWorkRows, ...workExtras] as readonly string[]).includes(field);
}
