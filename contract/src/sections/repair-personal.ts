import { fromBirthday, toBirthday } from '../calendar.ts';
import { genderWords } from '../enumerations/index.ts';
import { listOf, type Field } from '../fields/field.ts';
import { personalFields } from '../fields/personal-fields.ts';
import type { Policy } from '../policy/policy.ts';
import { ofList, repair, type Repaired } from './repair.ts';
import { personalFieldsOf } from './personal-rows.ts';

const table: Readonly<Record<string, Field>> = personalFields;

/**
 * A saved personal section as initial form values: any choice outside of its list is cleared and reported
 * (S4-53, S4-54). A gender in words becomes its code (S3-14), a birthday takes the policy's format (S4-49).
 */
export function repairPersonal(policy: Policy, saved: Readonly<Record<string, unknown>>): Repaired {
  return repair(personalFieldsOf(policy), saved, (field, value, before) => {
    const { kind } = table[field]!;
    if (kind === 'birthday') {
      const birth = fromBirthday(value);
      return birth && toBirthday(birth, policy.applicant.birthdayForm);
    }
    if (kind === 'place' && policy.market.regions === 'typed') return value;
    const code = kind === 'gender' ? (genderWords[value.toLowerCase()] ?? value) : value;
    return ofList(listOf(table[field]!, before)?.codes ?? null, code);
  });
}
