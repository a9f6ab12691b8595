import type { Policy } from '../policy/policy.ts';

type IdRules = Pick<Policy, 'market' | 'nationalId'>;

/** The number of digits in each reading of the rule (S5-11 to S5-13), and its message. */
function ruleOf({ market, nationalId }: IdRules) {
  const { digits } = market.identityNumber;
  const rules = {
    byMarket: { fewest: digits, most: digits, message: 'nationalId.invalid' },
    upToNineDigits: { fewest: 7, most: 9, message: 'nationalId.upToNine' },
    dashed: { fewest: 8, most: 18, message: 'nationalId.upToEighteen' },
  };
  return rules[nationalId];
}

/** A typed ID number: digits only, up to the rule's maximum (S5-11 to S5-13). */
export function cleanNationalId(raw: string, rules: IdRules): string {
  const digits = raw.replace(/\D/g, '').slice(0, ruleOf(rules).most);
  return rules.nationalId === 'dashed' ? dashed(digits) : digits;
}

/** Maximum digits of an ID number under the rule. */
export function nationalIdDigits(rules: IdRules): number {
  return ruleOf(rules).most;
}

/** The stored form has no dashes (S5-14). */
export function storedNationalId(shown: string): string {
  return shown.replace(/-/g, '').trim();
}

/** The reason of an invalid ID number: a key of `validation.json`; `null` for a valid one. */
export function nationalIdError(digits: string, rules: IdRules): string | null {
  const { fewest, most, message } = ruleOf(rules);
  return /^[0-9]+$/.test(digits) && digits.length >= fewest && digits.length <= most ? null : message;
}

/** A dash follows the 18th digit at once, and the 4th and 11th before the next digit. */
function dashed(digits: string): string {
  const groups = [digits.slice(0, 4), digits.slice(4, 11), digits.slice(11, 18)].filter(Boolean);
  return groups.join('-') + (digits.length === 18 ? '-' : '');
}
