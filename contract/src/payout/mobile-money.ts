/**
 * Mobile money providers, M-Pesa by default. Without Equitel Money, which belongs to one bank, whose accounts
 * are selectable as bank accounts.
 */
export const mobileMoneyProviders = ['MPESA', 'AIRTEL_MONEY', 'TKASH'] as const;
export type MobileMoneyProvider = (typeof mobileMoneyProviders)[number];

/** Proper names, the same in every language. */
export const mobileMoneyNames: Readonly<Record<MobileMoneyProvider, string>> = {
  MPESA: 'M-Pesa',
  AIRTEL_MONEY: 'Airtel Money',
  TKASH: 'T-Kash',
};
