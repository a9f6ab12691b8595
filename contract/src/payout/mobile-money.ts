/**
 * Where mobile money can be sent, M-Pesa by default. Equitel Money is left out: it is opened from a SIM menu of one
 * bank, whose own accounts can be chosen as a bank account.
 */
export const mobileMoneyProviders = ['MPESA', 'AIRTEL_MONEY', 'TKASH'] as const;
export type MobileMoneyProvider = (typeof mobileMoneyProviders)[number];

/** Proper names, the same in every language. */
export const mobileMoneyNames: Readonly<Record<MobileMoneyProvider, string>> = {
  MPESA: 'M-Pesa',
  AIRTEL_MONEY: 'Airtel Money',
  TKASH: 'T-Kash',
};
