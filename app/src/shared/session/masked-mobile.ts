import { shownPhone } from '@kopa/contract/market/phone';
import { policy } from './policy.ts';

/** '+254 712 ••• 678': a glance over the shoulder does not read the whole number. */
export function maskedMobile(mobile: string): string {
  const groups = shownPhone(mobile, policy().market).split(' ');
  return groups.map((group, at) => (at === groups.length - 2 ? group.replace(/./g, '•') : group)).join(' ');
}
