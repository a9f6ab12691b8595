import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import { cleanPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { useTranslation } from 'react-i18next';
import { PickRow, TextRow } from '../../shared/form/rows.tsx';
import { bankOptions } from './bank-options.ts';
import { CodeRow } from './code-row.tsx';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps } from './payout-form.ts';

const options = bankOptions(nigeriaBanks);

/** A Nigerian bank account with its BVN, confirmed by a code by SMS (S3-75 to S3-77). */
export default function NigeriaRows({ mobile, ...props }: KindRowsProps & { mobile: string }) {
  const { form, kind, label } = props;
  const { t } = useTranslation('payout');
  return (
    <>
      <FieldGroup>
        <PickRow form={form} name="bankName" label={label('bankName')} required options={options} />
        <NumberRows {...props} />
        <HolderRow {...props} />
        <TextRow
          form={form}
          name="bvn"
          label={label('bvn')}
          required
          sanitize={(raw) => cleanPayout('bvn', kind, raw)}
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
