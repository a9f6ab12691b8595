import { existsByMobile } from '@kopa/contract/calls/security';
import { normalisePhone } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfPhoneField } from '@kopa/ui/react-hook-form';
import { useContractForm } from '../form/contract-form.tsx';
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
    existsByMobile.request,
    { mobile: initial ?? typedNumber() },
    { shouldFocusError: true },
  );
}

/** Its one row. */
export function MobileRow({ label }: { label: string }) {
  return (
    <FieldGroup>
      <RhfPhoneField<MobileValues>
        name="mobile"
        label={label}
        required
        normalise={normalisePhone}
        placeholder="712 345 678"
      />
    </FieldGroup>
  );
}
