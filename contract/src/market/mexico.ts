import type { Market } from './market.ts';

/** Mexico has one plan for mobile numbers and landlines since 2019. */
export const mexicoMarket: Market = {
  code: 'mx',
  currency: { code: 'MXN', symbol: '$', spaced: false, decimals: 2 },
  phone: {
    callingCode: '52',
    // Before 2019 a 1 stood between calling code and mobile number; phone books still have it.
    trunk: '1',
    digits: 10,
    groups: [2, 4, 4],
    mobile: '[2-9]\\d{9}',
    landline: '[2-9]\\d{9}',
    example: '5512345678',
  },
  identityNumber: { digits: 13 },
  // Summer time ended in 2022; older phones still show it.
  utcOffset: '-06:00',
  regions: 'typed',
};
