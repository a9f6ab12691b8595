import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import { cleanPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import { bankOptions } from './bank-options.ts';
import { CodeRow } from './code-row.tsx';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';

const options = bankOptions(nigeriaBanks);

/** A Nigerian bank account with its BVN, confirmed by a code by SMS (S3-75 to S3-77). */
export default function NigeriaRows({ mobile, ...props }: KindRowsProps & { mobile: string }) {
  const { form, kind, label } = props;
  const { t } = useTranslation('payout');
  return (
    <>
      <FieldGroup>
        <RhfListField<PayoutValues>
          picker={LazyOptionPicker}
          {...rowOf('bankName')}
          label={label('bankName')}
          required
          options={options}
        />
        <NumberRows {...props} />
        <HolderRow {...props} />
        <RhfTextField<PayoutValues>
          {...rowOf('bvn')}
          label={label('bvn')}
          required
          sanitize={(raw) => cleanPayout('bvn', kind, raw, policy().market)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          counter={11}
          placeholder={t('bvn.wanted')}
        />
      </FieldGroup>
      <CodeRow form={form} label={label('mobileOtp')} mobile={mobile} />
    </>
  );
}
