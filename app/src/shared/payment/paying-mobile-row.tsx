import { nationalDigits } from '@kopa/contract/market/phone';
import { RhfPhoneField } from '@kopa/ui/react-hook-form';
import { policy } from '../session/policy.ts';

/** The row of the paying M-Pesa number, in a form with its national digits as `mobile`. */
export function PayingMobileRow({ label, hint }: { label: string; hint: string }) {
  return (
    <RhfPhoneField
      name="mobile"
      id="mobile"
      label={label}
      required
      normalise={(raw) => nationalDigits(raw, policy().market)}
      hint={hint}
    />
  );
}
