import * as z from 'zod/mini';
import {
  additionalFields,
  workExtras,
  workFields,
  type AdditionalField,
} from '../fields/additional-fields.ts';
import type { Policy } from '../policy/policy.ts';
import { contactErrors, storedContacts } from './contacts.ts';
import { across, plain, text } from './fields.ts';
import { additionalFieldsOf } from './additional-rows.ts';
import { storedWorkExtra, workErrors, workSchemas } from './work.ts';

/**
 * Work, emergency contacts and social media (S2-73), as filled and as sent. `loginMobile` is national digits.
 * The rows that the policy adds are in the values beside those of the type.
 */
export function additionalSection(loginMobile: string, policy: Policy) {
  const others = additionalFieldsOf(policy).filter((name) => !(name in workFields)) as AdditionalField[];
  return z
    .object({
      ...workSchemas(policy),
      ...Object.fromEntries(
        others.map((name) => [name, additionalFields[name].kind === 'text' ? plain() : text()]),
      ),
    } as Record<AdditionalField, ReturnType<typeof plain>>)
    .check(
      across((values) => ({
        ...workErrors(values, policy),
        ...contactErrors(values, loginMobile, policy),
      })),
    );
}

export type AdditionalSection = z.output<ReturnType<typeof additionalSection>>;

/** The section as it is kept: names and words plain, numbers in national digits. */
export function storedAdditional(
  section: AdditionalSection,
  policy: Pick<Policy, 'market' | 'phone'>,
): AdditionalSection {
  const given: Record<string, string> = section;
  const extras = workExtras.filter((extra) => extra in section);
  return {
    ...storedContacts(section, policy),
    ...Object.fromEntries(
      extras.map((extra) => [extra, storedWorkExtra(extra, given[extra]!, policy.market)]),
    ),
  };
}
