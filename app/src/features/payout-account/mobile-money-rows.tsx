import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickRow } from '../../shared/form/rows.tsx';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps } from './payout-form.ts';

/** Mobile money: M-Pesa unless another is chosen, and its number (S1-15). */
export function MobileMoneyRows(props: KindRowsProps) {
  return (
    <FieldGroup>
      <PickRow
        form={props.form}
        name="bankName"
        label={props.label('bankName')}
        required
        options={mobileMoneyProviders.map((code) => ({ value: code, label: mobileMoneyNames[code] }))}
      />
      <NumberRows {...props} />
      <HolderRow {...props} />
    </FieldGroup>
  );
}
