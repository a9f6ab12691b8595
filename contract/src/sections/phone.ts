import { nationalDigits } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';

type PhoneRules = Pick<Policy, 'market' | 'phone'>;

/**
 * The borrower's typed number: at most the digits of the market's numbers, in the policy's reading of S5-16
 * and S5-18. More digits stay under `afterPrefix`, so that a wrong number is reported and not silently
 * changed.
 */
export function typedPhone(raw: string, { market, phone: { cut } }: PhoneRules): string {
  return cut === 'firstNine'
    ? raw.replace(/\D/g, '').slice(0, market.phone.digits)
    : nationalDigits(raw, market);
}

/**
 * A contact's typed number under `firstNine`: one digit more with a leading 0 (S5-28 to S5-30).
 */
export function typedContactPhone(raw: string, { market, phone: { cut } }: PhoneRules): string {
  if (cut === 'afterPrefix') return nationalDigits(raw, market);
  const digits = raw.replace(/\D/g, '');
  return nationalDigits(digits.slice(0, market.phone.digits + (digits.startsWith('0') ? 1 : 0)), market);
}
