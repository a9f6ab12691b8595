import { cleanPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';
import { TypedBankRow } from './typed-rows.tsx';

/** An account at a branch with its IFSC (S3-66 to S3-70). */
export default function IndiaRows(props: KindRowsProps) {
  const { kind, label } = props;
  const { t } = useTranslation('payout');
  return (
    <>
      <FieldGroup>
        <RhfTextField<PayoutValues>
          {...rowOf('ifsc')}
          label={label('ifsc')}
          required
          sanitize={(raw) => cleanPayout('ifsc', kind, raw, policy().market)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          counter={11}
          placeholder={t('ifsc.wanted')}
          hint={t('ifsc.hint')}
        />
        <TypedBankRow label={label('bankName')} />
        {(['state', 'district', 'branch'] as const).map((field) => (
          <RhfTextField<PayoutValues>
            key={field}
            {...rowOf(field)}
            label={label(field)}
            required
            autoComplete="off"
            autoCapitalize="words"
            maxLength={100}
            enterKeyHint="next"
            placeholder={t(`${field}.wanted`)}
          />
        ))}
      </FieldGroup>
      <FieldGroup>
        <NumberRows {...props} />
        <HolderRow {...props} />
      </FieldGroup>
    </>
  );
}
