import { commonOf } from '../fields/field.ts';
import { isResidence, personalFields, type PersonalExtra } from '../fields/personal-fields.ts';
import type { Policy } from '../policy/policy.ts';

/** The rows that a policy adds to who the borrower is, or to where the borrower lives; an unknown one is left out. */
export function personalExtrasOf(
  { form }: Pick<Policy, 'form'>,
  residence: boolean,
): readonly PersonalExtra[] {
  return form.personal.filter((name) => name in personalFields && isResidence(name) === residence);
}

/** Every field of the personal section under a policy, in the order of the rows: who, extras, where, its extras. */
export function personalFieldsOf(policy: Pick<Policy, 'form'>): readonly string[] {
  return [false, true].flatMap((residence) => [
    ...commonOf(personalFields).filter((name) => isResidence(name) === residence),
    ...personalExtrasOf(policy, residence),
  ]);
}
