import type { Policy } from '../policy/policy.ts';
import { withoutUnseen } from './plain-text.ts';

const wellFormed =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

/** An address as it is typed: white space is stripped (S5-03), and what nobody sees. */
export function cleanEmail(raw: string): string {
  return withoutUnseen(raw).replace(/\s/g, '');
}

/** Why an address does not pass: a key of `validation.json`; `null` when it does (S5-02). */
export function emailError(address: string, rule: Policy['email']): string | null {
  if (!wellFormed.test(address)) return 'email.invalid';
  return isAcceptedHost(address.slice(address.lastIndexOf('@') + 1).toLowerCase(), rule)
    ? null
    : 'email.host';
}

/** The hosts to offer while typing: only such as the check accepts (S5-04). */
export function offeredHosts(rule: Policy['email']): readonly string[] {
  return rule.suggestedHosts.filter((host) => isAcceptedHost(host, rule));
}

function isAcceptedHost(host: string, rule: Policy['email']): boolean {
  if (rule.accept === 'anyHost' || rule.acceptedHosts.includes(host)) return true;
  return rule.accept === 'listedHosts' && rule.suggestedHosts.includes(host);
}
