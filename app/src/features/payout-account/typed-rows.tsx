import { useTranslation } from 'react-i18next';
import { TextRow } from '../../shared/form/rows.tsx';
import type { PayoutForm } from './payout-form.ts';

/** The bank in the borrower's words, where there is no list of banks. */
export function TypedBankRow({ form, label }: { form: PayoutForm; label: string }) {
  const { t } = useTranslation('payout');
  return (
    <TextRow
      form={form}
      name="bankName"
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
