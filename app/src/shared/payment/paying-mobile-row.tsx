import { normalisePhone } from '@kopa/contract/sections';
import { RhfPhoneField } from '@kopa/ui/react-hook-form';

/** The row of the paying M-Pesa number, in a form with its national digits as `mobile`. */
export function PayingMobileRow({ label, hint }: { label: string; hint: string }) {
  return (
    <RhfPhoneField name="mobile" id="mobile" label={label} required normalise={normalisePhone} hint={hint} />
  );
}
