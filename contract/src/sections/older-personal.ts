import * as z from 'zod/mini';
import { fromBirthday, toBirthday, type Day } from '../calendar.ts';
import type { Policy } from '../policy/policy.ts';
import { personalSection, type PersonalSection } from './personal.ts';

/** The older form's name of a field, by its current name (S3-16, S3-23). */
const olderNames = { birthday: 'inputBirthday', city: 'district' } as const;
type Renamed = keyof typeof olderNames;

/**
 * Reads the personal section in its older spellings: `inputBirthday` where there is no `birthday`, with
 * hyphens or slashes whatever the policy's form, and `district` where there is no `city`. Its issues name the
 * fields as they were sent.
 */
export function olderPersonalSection(policy: Policy, today: Day): z.ZodMiniType<PersonalSection, unknown> {
  const current = personalSection(policy, today);
  return z.transform((sent: unknown, { issues }) => {
    const fields = { ...(sent as Record<string, unknown>) };
    const older = (name: Renamed) => !fields[name] && Boolean(fields[olderNames[name]]);
    const birth = older('birthday') ? fields['inputBirthday'] : fields['birthday'];
    const day = typeof birth === 'string' ? fromBirthday(birth.trim()) : null;
    const read = current.safeParse({
      ...fields,
      birthday: day === null ? birth : toBirthday(day, policy.applicant.birthdayForm),
      city: older('city') ? fields['district'] : fields['city'],
    });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      const name = String(path[0]);
      const asSent = name in olderNames && older(name as Renamed) ? olderNames[name as Renamed] : name;
      issues.push({ code: 'custom', path: [asSent], message, input: sent });
    }
    return z.NEVER;
  });
}
