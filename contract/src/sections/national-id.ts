import type { Policy } from '../policy/policy.ts';

/** The number of digits in each reading of the rule (S5-11 to S5-13), and its message. */
const rules = {
  eightDigits: { fewest: 8, most: 8, message: 'nationalId.invalid' },
  upToNineDigits: { fewest: 7, most: 9, message: 'nationalId.upToNine' },
  dashed: { fewest: 8, most: 18, message: 'nationalId.upToEighteen' },
} as const;

/** A typed ID number: digits only, up to the rule's maximum (S5-11 to S5-13). */
export function cleanNationalId(raw: string, rule: Policy['nationalId']): string {
  const digits = raw.replace(/\D/g, '').slice(0, rules[rule].most);
  return rule === 'dashed' ? dashed(digits) : digits;
}

/** Maximum digits of an ID number under the rule. */
export function nationalIdDigits(rule: Policy['nationalId']): number {
  return rules[rule].most;
}

/** The stored form has no dashes (S5-14). */
export function storedNationalId(shown: string): string {
  return shown.replace(/-/g, '').trim();
}

/** The reason of an invalid ID number: a key of `validation.json`; `null` for a valid one. */
export function nationalIdError(digits: string, rule: Policy['nationalId']): string | null {
  const { fewest, most, message } = rules[rule];
  return /^[0-9]+$/.test(digits) && digits.length >= fewest && digits.length <= most ? null : message;
}

function dashed(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 11), digits.slice(11, 18)].filter(Boolean).join('-');
}
