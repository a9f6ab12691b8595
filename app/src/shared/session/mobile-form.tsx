import { nationalDigits } from '@kopa/contract/market/phone';
import { ownMobile } from '@kopa/contract/sections/fields';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfPhoneField } from '@kopa/ui/react-hook-form';
import * as z from 'zod/mini';
import { useContractForm } from '../form/contract-form.tsx';
import { policy } from './policy.ts';
import { typedNumber } from './typed-number.ts';

interface MobileValues {
  /** National digits. */
  mobile: string;
}

/**
 * The form of a visitor's mobile number. Starts with `initial`, or with the earlier typed number; a wrong
 * number takes the focus.
 */
export function useMobileForm(initial?: string) {
  return useContractForm<MobileValues>(
    z.object(ownMobile(policy())),
    { mobile: initial ?? typedNumber() },
    { shouldFocusError: true },
  );
}

/** Its one row. */
export function MobileRow({ label }: { label: string }) {
  const { market } = policy();
  return (
    <FieldGroup>
      <RhfPhoneField<MobileValues>
        name="mobile"
        label={label}
        required
        normalise={(raw) => nationalDigits(raw, market)}
      />
    </FieldGroup>
  );
}
