import { fromBirthday, toBirthday, type Day, type Policy } from '@kopa/contract';
import type { RequestOf } from '@kopa/contract/calls/call';
import type { saveBasicInfo } from '@kopa/contract/calls/older-forms';
import { personalSection } from '@kopa/contract/sections';
import { CallError } from '../call-error.ts';
import { readSection } from './read-section.ts';

type Sent = Omit<RequestOf<typeof saveBasicInfo>, 'loanOrderId'>;

/** What the older form calls a field, by its name today (S3-16, S3-23). */
const olderNames = { birthday: 'inputBirthday', city: 'district' } as const;

/**
 * Reads the personal section in its older spellings: `inputBirthday` where there is no `birthday`, with hyphens or slashes
 * whatever the policy's form, and `district` where there is no `city`. Throws `invalidInput` with the fields as they were sent.
 */
export function readOlderPersonal(sent: Sent, policy: Policy, today: Day): Record<string, string> {
  const { inputBirthday, district, ...fields } = sent;
  const birth = fields.birthday || (inputBirthday ?? '');
  const day = fromBirthday(birth.trim());
  const current = {
    ...fields,
    birthday: day === null ? birth : toBirthday(day, policy.applicant.birthdayForm),
    city: fields.city || (district ?? ''),
  };
  try {
    return readSection(personalSection(policy, today), current);
  } catch (error) {
    if (!(error instanceof CallError) || !error.fields) throw error;
    throw new CallError(error.error, { fields: asSent(error.fields, sent) });
  }
}

function asSent(errors: Record<string, string>, sent: Sent): Record<string, string> {
  const isOlder = (name: string): name is keyof typeof olderNames =>
    name in olderNames && !sent[name as 'birthday' | 'city'] && Boolean(sent[olderNames[name as 'city']]);
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [isOlder(name) ? olderNames[name] : name, message]),
  );
}
