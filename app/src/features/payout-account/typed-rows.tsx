import { RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import type { PayoutValues } from './payout-form.ts';

/** The bank as typed text, where no list exists. */
export function TypedBankRow({ label }: { label: string }) {
  const { t } = useTranslation('payout');
  return (
    <RhfTextField<PayoutValues>
      {...rowOf('bankName')}
      label={label}
      required
      autoComplete="off"
      autoCapitalize="words"
      maxLength={100}
      enterKeyHint="next"
      placeholder={t('bankName.wanted')}
    />
  );
}
