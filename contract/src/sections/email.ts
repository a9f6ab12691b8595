import type { Policy } from '../policy/policy.ts';
import { withoutUnseen } from './plain-text.ts';

const wellFormed =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

/** A typed email address without white space (S5-03) and invisible characters. */
export function cleanEmail(raw: string): string {
  return withoutUnseen(raw).replace(/\s/g, '');
}

/** The reason of an invalid address: a key of `validation.json`; `null` for a valid one (S5-02). */
export function emailError(address: string, rule: Policy['email']): string | null {
  if (!wellFormed.test(address)) return 'email.invalid';
  return isAcceptedHost(address.slice(address.lastIndexOf('@') + 1).toLowerCase(), rule)
    ? null
    : 'email.host';
}

/** The suggested hosts while typing: only accepted ones (S5-04). */
export function offeredHosts(rule: Policy['email']): readonly string[] {
  return rule.suggestedHosts.filter((host) => isAcceptedHost(host, rule));
}

function isAcceptedHost(host: string, rule: Policy['email']): boolean {
  if (rule.accept === 'anyHost' || rule.acceptedHosts.includes(host)) return true;
  return rule.accept === 'listedHosts' && rule.suggestedHosts.includes(host);
}
