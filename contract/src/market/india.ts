import type { Market } from './market.ts';

export const indiaMarket: Market = {
  code: 'in',
  currency: { code: 'INR', symbol: '₹', spaced: false, decimals: 2 },
  phone: {
    callingCode: '91',
    trunk: '0',
    digits: 10,
    groups: [5, 5],
    mobile: '[6-9]\\d{9}',
    landline: '[1-8]\\d{9}',
    example: '9812345678',
  },
  identityNumber: { digits: 12 },
  utcOffset: '+05:30',
  regions: 'typed',
};
