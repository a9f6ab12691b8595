import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfPickerField } from '@kopa/ui/react-hook-form';
import { rowOf } from '../../shared/form/row-of.ts';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';

/** Mobile money: M-Pesa unless another is chosen, and its number (S1-15). */
export function MobileMoneyRows(props: KindRowsProps) {
  return (
    <FieldGroup>
      <RhfPickerField<PayoutValues>
        {...rowOf('bankName')}
        label={props.label('bankName')}
        required
        options={mobileMoneyProviders.map((code) => ({ value: code, label: mobileMoneyNames[code] }))}
      />
      <NumberRows {...props} />
      <HolderRow {...props} />
    </FieldGroup>
  );
}
