import { additionalFields, workFields } from '../fields/additional-fields.ts';
import { listOf, type Field } from '../fields/field.ts';
import type { Policy } from '../policy/policy.ts';
import { ofList, repair, type Repaired } from './repair.ts';
import { additionalFieldsOf } from './additional-rows.ts';
import { visibleWorkRows, type WorkRow } from './work.ts';

const table: Readonly<Record<string, Field>> = additionalFields;

/**
 * A saved additional section as initial form values: any choice outside of its list is cleared and reported
 * (S4-72, S4-73), and so are values of hidden rows.
 */
export function repairAdditional(policy: Policy, saved: Readonly<Record<string, unknown>>): Repaired {
  return repair(additionalFieldsOf(policy), saved, (field, value, before) => {
    const edited: Readonly<Record<string, string>> = { ...before, [field]: value };
    const { employmentType = '', payFrequency = '' } = edited;
    const rows = visibleWorkRows({ employmentType, payFrequency }, policy);
    if (field in workFields && !rows.includes(field as WorkRow)) return null;
    return ofList(listOf(table[field]!, before)?.codes ?? null, value);
  });
}
