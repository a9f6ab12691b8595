import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickRow, setText } from '../../shared/form/rows.tsx';
import { bankOptions } from './bank-options.ts';
import { BranchRow } from './branch-row.tsx';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps } from './payout-form.ts';

const options = bankOptions(kenyaBanks);

/** An account at a Kenyan bank (S1-14): the bank by its name or code, the branch, the number. */
export default function BankRows(props: KindRowsProps) {
  const { form, label } = props;
  return (
    <FieldGroup>
      <PickRow
        form={form}
        name="bankName"
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
