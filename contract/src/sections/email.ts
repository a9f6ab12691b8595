import type { Policy } from '../policy/policy.ts';

const wellFormed = /^[^@]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** An address as it is typed: white space is stripped (S5-03). */
export function cleanEmail(raw: string): string {
  return raw.replace(/\s/g, '');
}

/** Whether an address passes: well-formed, and at an accepted or suggested host when the policy lists them (S5-02). */
export function isEmail(address: string, rule: Policy['email']): boolean {
  if (!wellFormed.test(address)) return false;
  if (rule.accept === 'anyHost') return true;
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return rule.acceptedHosts.includes(host) || rule.suggestedHosts.includes(host);
}
