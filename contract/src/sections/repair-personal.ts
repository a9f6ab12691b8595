import { fromBirthday, toBirthday } from '../calendar.ts';
import { educations, genders, genderWords, maritalStatuses, residenceTypes } from '../enumerations/index.ts';
import { personalExtras, type PersonalExtra } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { stateOf, states } from '../regions/index.ts';
import { personalExtraChoices } from './personal-extras.ts';
import { ofList, repair, type Repaired } from './repair.ts';
import { personalFieldsOf } from './rows.ts';

/**
 * A saved personal section as its form may open with it: a residence type, or any choice, that its list does not have is
 * cleared and reported (S4-53, S4-54). A gender in words becomes its code (S3-14), a birthday is written as the policy
 * writes it (S4-49).
 */
export function repairPersonal(policy: Policy, saved: Readonly<Record<string, unknown>>): Repaired {
  return repair(personalFieldsOf(policy), saved, (field, value, before) => {
    if (field === 'gender') return ofList(genders, genderWords[value.toLowerCase()] ?? value);
    if (field === 'birthday') {
      const birth = fromBirthday(value);
      return birth && toBirthday(birth, policy.applicant.birthdayForm);
    }
    return ofList(choicesOf(field, before, policy), value);
  });
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
  return (personalExtras as readonly string[]).includes(field)
    ? personalExtraChoices(field as PersonalExtra)
    : null;
}
