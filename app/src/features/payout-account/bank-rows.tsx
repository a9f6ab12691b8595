import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfListField } from '@kopa/ui/react-hook-form';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { bankOptions } from './bank-options.ts';
import { BranchRow } from './branch-row.tsx';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';

const options = bankOptions(kenyaBanks);

/** An account at a Kenyan bank (S1-14): the bank by name or code, the branch, the number. */
export default function BankRows(props: KindRowsProps) {
  const { form, label } = props;
  return (
    <FieldGroup>
      <RhfListField<PayoutValues>
        picker={LazyOptionPicker}
        {...rowOf('bankName')}
        label={label('bankName')}
        required
        options={options}
        onChosen={() => setText(form, 'branch', '')}
      />
      <BranchRow form={form} label={label('branch')} />
      <NumberRows {...props} />
      <HolderRow {...props} />
    </FieldGroup>
  );
}
