import { mobileMoneyNames, type MobileMoneyProvider } from '@kopa/contract/payout/mobile-money';
import type { PayoutField } from '@kopa/contract/payout/payout-fields';
import type { PayoutKind } from '@kopa/contract/policy';
import { useTranslation } from 'react-i18next';

/** Which words the number of an account goes by. */
const numbers: Readonly<Record<PayoutKind, 'mobileMoney' | 'account' | 'clabe' | 'debitCard'>> = {
  mobileMoney: 'mobileMoney',
  bank: 'account',
  clabe: 'clabe',
  debitCard: 'debitCard',
  ifscBank: 'account',
  bvnBank: 'account',
};

/** The labels of the rows of a kind; a mobile number is that of its provider. */
export function useRowLabels(kind: PayoutKind, bankName: string): (field: PayoutField) => string {
  const { t } = useTranslation('payout');
  const provider = mobileMoneyNames[bankName as MobileMoneyProvider] ?? mobileMoneyNames.MPESA;
  return (field) => {
    if (field === 'bankName') return t(kind === 'mobileMoney' ? 'bankName.wallet' : 'bankName.bank');
    if (field === 'accountNumber' || field === 'accountNumberConfirm')
      return t(`${field}.${numbers[kind]}`, { provider });
    return t(`${field}.label`);
  };
}
