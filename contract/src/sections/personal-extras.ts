import { ageOn, fromBirthday, type Day } from '../calendar.ts';
import { callLanguages, identityCards, loanPurposes } from '../enumerations/index.ts';
import type { PersonalExtra } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { cleaned, mobile, oneOf, typedText } from './fields.ts';
import { typedPhone } from './phone.ts';
import { codeText, digitText } from './plain-text.ts';

/** Why a code is not of its form: 13 letters and numbers an RFC (S5-21), 11 digits an NSS (S5-22), 18 characters a CURP (S5-23). */
const forms = {
  rfc: /^[A-Z0-9Ñ]{13}$/,
  nss: /^[0-9]{11}$/,
  curp: /^[A-Z0-9Ñ]{18}$/,
  pinCode: /^[1-9][0-9]{5}$/,
} as const;

/** Whether a text is a CURP, in any case of its letters (S5-23). */
export function isCurp(value: string): boolean {
  return forms.curp.test(value.toUpperCase());
}

/** The list that an extra personal row chooses from; `null` for one that is typed. */
export function personalExtraChoices(extra: PersonalExtra): readonly string[] | null {
  if (extra === 'loanPurpose') return loanPurposes;
  if (extra === 'language') return callLanguages;
  if (extra === 'cardType') return identityCards;
  return null;
}

/** An extra personal row as it may be typed: only the characters it can have, and no more of them. */
export function cleanPersonalExtra(extra: PersonalExtra, raw: string): string {
  if (extra === 'rfc') return codeText(raw, 13);
  if (extra === 'curp') return codeText(raw, 18);
  if (extra === 'nss') return digitText(raw, 11);
  if (extra === 'pinCode') return digitText(raw, 6);
  if (extra === 'age') return digitText(raw, 3);
  return raw;
}

/** The schemas of the extra personal rows that a policy shows, by field. */
export function personalExtraFields(policy: Policy) {
  return Object.fromEntries(policy.form.personal.map((extra) => [extra, fieldOf(extra, policy)]));
}

/** What is wrong with an age beside a birthday: it is another than the birthday gives. */
export function ageError(age: string | undefined, birthday: string, today: Day): string | null {
  const birth = fromBirthday(birthday);
  return age && birth && age !== String(ageOn(birth, today)) ? 'age.different' : null;
}

function fieldOf(extra: PersonalExtra, policy: Policy) {
  const choices = personalExtraChoices(extra);
  if (choices) return oneOf(extra, choices);
  if (extra === 'alternativePhone') return mobile(extra, (raw) => typedPhone(raw, policy.phone));
  if (extra === 'county' || extra === 'cityOfBirth') return typedText(extra, { fewest: 2, most: 100 });
  if (extra === 'age')
    return cleaned(
      extra,
      (value) => value.trim(),
      (value) => (/^[1-9][0-9]{1,2}$/.test(value) ? null : 'age.invalid'),
    );
  const form = forms[extra as keyof typeof forms];
  return cleaned(
    extra,
    (value) => value.toUpperCase().replace(/[\s-]/g, ''),
    (value) => (form.test(value) ? null : `${extra}.invalid`),
  );
}
