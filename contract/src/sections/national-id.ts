import type { Policy } from '../policy/policy.ts';

/** How an ID number is typed: digits only, as many as the rule has room for (S5-11 to S5-13). */
export function cleanNationalId(raw: string, rule: Policy['nationalId']): string {
  const longest = rule === 'dashed' ? 18 : rule === 'upToNineDigits' ? 9 : 8;
  const digits = raw.replace(/\D/g, '').slice(0, longest);
  return rule === 'dashed' ? dashed(digits) : digits;
}

/** What is stored has no dashes (S5-14). */
export function storedNationalId(shown: string): string {
  return shown.replace(/-/g, '');
}

/** Whether the digits are an ID number under the rule. */
export function isNationalId(digits: string, rule: Policy['nationalId']): boolean {
  if (rule === 'eightDigits') return /^\d{8}$/.test(digits);
  if (rule === 'upToNineDigits') return /^\d{7,9}$/.test(digits);
  return /^\d{1,18}$/.test(digits);
}

function dashed(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 11), digits.slice(11, 18)].filter(Boolean).join('-');
}
