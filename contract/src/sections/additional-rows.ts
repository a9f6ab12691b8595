import { additionalFields, workFields } from '../fields/additional-fields.ts';
import { commonOf } from '../fields/field.ts';
import type { Policy } from '../policy/policy.ts';

/** All work fields of a policy, in row order, visible or hidden. */
export function workFieldsOf({ form }: Pick<Policy, 'form'>): readonly string[] {
  return [...commonOf(workFields), ...form.work.filter((extra) => extra in workFields)];
}

/** Every field of the additional section under a policy, in the order of the rows. */
export function additionalFieldsOf(policy: Pick<Policy, 'form'>): readonly string[] {
  return [...workFieldsOf(policy), ...commonOf(additionalFields).filter((name) => !(name in workFields))];
}
