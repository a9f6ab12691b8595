import type { UiMarket } from './ui-market.js';

/** The market of an app that names none. */
export const kenya: UiMarket = {
  currency: { symbol: 'KSh', decimals: 2 },
  phone: { callingCode: '254', digits: 9, example: '712345678' },
  identityNumber: { digits: 8 },
};
