import { incomeSources, jobExperiences, payMethods } from '../enumerations/index.ts';
import { designations, employeeOccupations, ownAccountOccupations } from '../enumerations/occupations.ts';
import type { WorkExtra } from '../policy/market.ts';
import { isKenyanPhone, normalisePhone } from './phone.ts';
import { digitText, plainText } from './plain-text.ts';

/** Of someone without work only the source of income is asked. */
const ofUnemployed: readonly WorkExtra[] = ['incomeSource'];
/** What hangs on an employer: hidden with jobExperience and payFrequency (S4-60, S4-61). */
const ofEmployees: readonly WorkExtra[] = ['workThereTime', 'payMethod'];

/** What employmentType says about the rows: nobody pays an unemployed or self-employed person a wage (S4-56 to S4-62). */
export function employment(employmentType: string): { unemployed: boolean; ownPay: boolean } {
  const unemployed = employmentType === 'Unemployed' || employmentType === 'no_work';
  return { unemployed, ownPay: unemployed || employmentType === 'self_employed' };
}

/** Which of the extra work rows show, in the given order. */
export function visibleWorkExtras(employmentType: string, extras: readonly WorkExtra[]): WorkExtra[] {
  const { unemployed, ownPay } = employment(employmentType);
  return extras.filter((extra) =>
    unemployed ? ofUnemployed.includes(extra) : !ownPay || !ofEmployees.includes(extra),
  );
}

/**
 * The list that an extra work row chooses from; `null` for one that is typed, as the place of work is in every market. Occupations are those of employees, or
 * of own-account workers for the self-employed and freelances (S3-95, S3-96).
 */
export function workExtraChoices(
  extra: WorkExtra,
  values: Readonly<Partial<Record<string, string>>>,
): readonly string[] | null {
  if (extra === 'workThereTime') return jobExperiences;
  if (extra === 'incomeSource') return incomeSources;
  if (extra === 'payMethod') return payMethods;
  if (extra === 'designation') {
    const ownAccount = values['employmentType'] === 'self_employed' || values['employmentType'] === 'auto';
    return ownAccount ? [...ownAccountOccupations, 'other'] : [...designations, ...employeeOccupations];
  }
  return null;
}

/** An extra work row as it may be typed: only the characters it can have, and no more of them. */
export function cleanWorkExtra(extra: WorkExtra, raw: string): string {
  if (extra === 'companyPhone') return normalisePhone(raw);
  return extra === 'workPinCode' ? digitText(raw, 6) : raw;
}

/** An extra work row as it is kept. */
export function storedWorkExtra(extra: WorkExtra, raw: string): string {
  if (extra === 'companyPhone') return normalisePhone(raw) || plainText(raw);
  return plainText(raw);
}

/** Why a visible extra row is wrong: a key of `validation.json`; `null` when it is right. */
export function workExtraError(
  extra: WorkExtra,
  values: Readonly<Partial<Record<string, string>>>,
): string | null {
  const value = storedWorkExtra(extra, values[extra] ?? '');
  if (value === '') return `${extra}.required`;
  const choices = workExtraChoices(extra, values);
  if (choices) return choices.includes(value) ? null : `${extra}.required`;
  if (extra === 'companyPhone') return isKenyanPhone(value) ? null : 'companyPhone.invalid';
  if (extra === 'workPinCode') return /^[1-9][0-9]{5}$/.test(value) ? null : 'workPinCode.invalid';
  if (value.length < 2) return `${extra}.short`;
  return value.length > 100 ? `${extra}.long` : null;
}
