import * as z from 'zod/mini';
import type { Policy } from '../policy/policy.ts';
import { allContactFields, contactErrors, storedContacts } from './contacts.ts';
import { across, text } from './fields.ts';
import { workErrors, workFields } from './work.ts';

/** Work, emergency contacts and social media (S2-73), as filled and as sent. `loginMobile` is national digits. */
export function additionalSection(loginMobile: string, policy: Policy) {
  return z
    .object({
      ...workFields,
      ...allContactFields,
      linkedin: text(),
      facebook: text(),
    })
    .check(across((values) => ({ ...workErrors(values), ...contactErrors(values, loginMobile, policy) })));
}

export type AdditionalSection = z.output<ReturnType<typeof additionalSection>>;

/** The section as it is kept. */
export function storedAdditional(section: AdditionalSection): AdditionalSection {
  return storedContacts(section);
}
