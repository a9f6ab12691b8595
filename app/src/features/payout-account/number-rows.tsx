import type { PayoutKind } from '@kopa/contract/policy';
import { cleanPayout } from '@kopa/contract/sections';
import { RhfPhoneField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import type { KindRowsProps, PayoutValues } from './payout-form.ts';

/** Number of digits. */
const digits: Partial<Record<PayoutKind, string>> = {
  bank: '6–20',
  clabe: '18',
  debitCard: '16',
  ifscBank: '9–18',
  bvnBank: '10',
};

/** The account number, twice (S3-64, S3-65, S5-26). Pasting is allowed; both are compared anyway. */
export function NumberRows({ kind, label }: KindRowsProps) {
  const { t } = useTranslation('payout');
  const wanted = (policy().payout.accountNumber === 'byKind' && digits[kind]) || '16 / 18';
  // Shows a counter for a fixed length.
  const counter = Number(wanted) || undefined;
  return (['accountNumber', 'accountNumberConfirm'] as const).map((field) => {
    const row = { ...rowOf(field), label: label(field), required: true };
    const clean = (raw: string) => cleanPayout(field, kind, raw, policy().market);
    if (kind === 'mobileMoney') return <RhfPhoneField<PayoutValues> key={field} {...row} normalise={clean} />;
    return (
      <RhfTextField<PayoutValues>
        key={field}
        {...row}
        sanitize={clean}
        inputMode="numeric"
        autoComplete={kind === 'debitCard' && field === 'accountNumber' ? 'cc-number' : 'off'}
        enterKeyHint="next"
        placeholder={t(`${field}.wanted`, { digits: wanted })}
        {...(counter !== undefined && { counter })}
      />
    );
  });
}

/** The account holder (S3-63): initially the borrower's own name. */
export function HolderRow({ kind, label }: KindRowsProps) {
  const { t } = useTranslation('payout');
  return (
    <RhfTextField<PayoutValues>
      {...rowOf('applicantName')}
      label={label('applicantName')}
      required
      autoComplete="name"
      autoCapitalize="words"
      maxLength={100}
      placeholder={t('applicantName.wanted')}
      hint={t(kind === 'mobileMoney' ? 'applicantName.wallet' : 'applicantName.bank')}
    />
  );
}
