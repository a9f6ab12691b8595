import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfListField } from '@kopa/ui/react-hook-form';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';

/** Mobile money: M-Pesa by default, and the number (S1-15). */
export function MobileMoneyRows(props: KindRowsProps) {
  return (
    <FieldGroup>
      <RhfListField<PayoutValues>
        picker={LazyOptionPicker}
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
