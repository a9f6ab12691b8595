import { cleanPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';
import { TypedBankRow } from './typed-rows.tsx';
import { ValidPeriodRow } from './valid-period-row.tsx';

/** A CLABE, or a debit card with its expiry and an optional CVC (S3-71 to S3-74). */
export default function MexicoRows(props: KindRowsProps) {
  const { kind, label } = props;
  const { t } = useTranslation('payout');
  const inDigits = policy().payout.curp === 'digits';
  return (
    <FieldGroup>
      <TypedBankRow label={label('bankName')} />
      <NumberRows {...props} />
      {kind === 'debitCard' && (
        <>
          <ValidPeriodRow label={label('validPeriod')} />
          <RhfTextField<PayoutValues>
            {...rowOf('cvc')}
            label={label('cvc')}
            optional
            sanitize={(raw) => cleanPayout('cvc', kind, raw, policy().market).slice(0, 4)}
            inputMode="numeric"
            autoComplete="cc-csc"
            enterKeyHint="next"
            placeholder={t('cvc.wanted')}
            hint={t('cvc.hint')}
          />
        </>
      )}
      <RhfTextField<PayoutValues>
        {...rowOf('curp')}
        label={label('curp')}
        required
        sanitize={(raw) => cleanPayout('curp', kind, raw, policy().market)}
        inputMode={inDigits ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        counter={18}
        placeholder={t(inDigits ? 'curp.digits' : 'curp.wanted')}
      />
      <HolderRow {...props} />
    </FieldGroup>
  );
}
