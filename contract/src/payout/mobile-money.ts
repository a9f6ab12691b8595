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

/** The codes that open a wallet's menu on any phone, without data. */
const dialCodes: Readonly<Record<MobileMoneyProvider, string>> = {
  MPESA: '*334#',
  AIRTEL_MONEY: '*334#',
  TKASH: '*460#',
};

/** The dial code of a wallet by its proper name; `undefined` for a name that is no wallet's. */
export function dialCodeOf(wallet: string | undefined): string | undefined {
  const provider = mobileMoneyProviders.find((each) => mobileMoneyNames[each] === wallet);
  return provider && dialCodes[provider];
}
