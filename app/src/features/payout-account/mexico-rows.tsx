import { cleanPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { useTranslation } from 'react-i18next';
import { TextRow } from '../../shared/form/rows.tsx';
import { policy } from '../../shared/session/policy.ts';
import { HolderRow, NumberRows } from './number-rows.tsx';
import type { KindRowsProps } from './payout-form.ts';
import { TypedBankRow } from './typed-rows.tsx';
import { ValidPeriodRow } from './valid-period-row.tsx';

/** A CLABE, or a debit card with its valid period and, if the borrower likes, its cvc (S3-71 to S3-74). */
export default function MexicoRows(props: KindRowsProps) {
  const { form, kind, label } = props;
  const { t } = useTranslation('payout');
  const inDigits = policy().payout.curp === 'digits';
  return (
    <FieldGroup>
      <TypedBankRow form={form} label={label('bankName')} />
      <NumberRows {...props} />
      {kind === 'debitCard' && (
        <>
          <ValidPeriodRow form={form} label={label('validPeriod')} />
          <TextRow
            form={form}
            name="cvc"
            label={label('cvc')}
            optional
            sanitize={(raw) => cleanPayout('cvc', kind, raw).slice(0, 4)}
            inputMode="numeric"
            autoComplete="cc-csc"
            enterKeyHint="next"
            hint={t('cvc.hint')}
          />
        </>
      )}
      <TextRow
        form={form}
        name="curp"
        label={label('curp')}
        required
        sanitize={(raw) => cleanPayout('curp', kind, raw)}
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
