import { mobileMoneyNames, type MobileMoneyProvider } from '@kopa/contract/payout/mobile-money';
import type { PayoutField } from '@kopa/contract/fields/payout-fields';
import type { PayoutKind } from '@kopa/contract/policy';
import { useTranslation } from 'react-i18next';
import { kindIn, type PayoutValues } from './payout-form.ts';

/** The name of an account's number. */
const numbers: Readonly<Record<PayoutKind, 'wallet' | 'label' | 'clabe' | 'debitCard'>> = {
  mobileMoney: 'wallet',
  bank: 'label',
  clabe: 'clabe',
  debitCard: 'debitCard',
  ifscBank: 'label',
  bvnBank: 'label',
};

/** The row labels of an account: a mobile number has its provider's label. */
export function useRowLabels(): (account: Readonly<Partial<PayoutValues>>) => (field: PayoutField) => string {
  const { t } = useTranslation('payout');
  return ({ cardType = '', bankName }) => {
    const kind = kindIn({ cardType });
    const provider = mobileMoneyNames[bankName as MobileMoneyProvider] ?? mobileMoneyNames.MPESA;
    return (field) => {
      if (field === 'bankName') return t(kind === 'mobileMoney' ? 'bankName.wallet' : 'bankName.bank');
      const isNumber = field === 'accountNumber' || field === 'accountNumberConfirm';
      return isNumber ? t(`${field}.${numbers[kind]}`, { provider }) : t(`${field}.label`);
    };
  };
}
