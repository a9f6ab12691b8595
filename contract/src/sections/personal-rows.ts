import { commonOf } from '../fields/field.ts';
import { isResidence, personalFields, type PersonalExtra } from '../fields/personal-fields.ts';
import type { Policy } from '../policy/policy.ts';

/**
 * The rows that a policy adds to who the borrower is, or to where the borrower lives; an unknown one is left
 * out.
 */
export function personalExtrasOf(
  { form }: Pick<Policy, 'form'>,
  residence: boolean,
): readonly PersonalExtra[] {
  return form.personal.filter((name) => name in personalFields && isResidence(name) === residence);
}

/** All fields of a policy's personal section, in row order: identity, extras, residence, its extras. */
export function personalFieldsOf(policy: Pick<Policy, 'form'>): readonly string[] {
  return [false, true].flatMap((residence) => [
    ...commonOf(personalFields).filter((name) => isResidence(name) === residence),
    ...personalExtrasOf(policy, residence),
  ]);
}
