import type { Market } from './market.ts';

export const nigeriaMarket: Market = {
  code: 'ng',
  currency: { code: 'NGN', symbol: '₦', spaced: false, decimals: 2 },
  phone: {
    callingCode: '234',
    trunk: '0',
    digits: 10,
    groups: [3, 3, 4],
    mobile:
      '(?:702[0-24-9]|819[01])\\d{6}|(?:7(?:0[13-9]|[12]\\d)|8(?:0[1-9]|1[0-8])|9(?:0[1-9]|1[1-6]))\\d{7}',
    landline: '20\\d{8}',
    example: '8031234567',
  },
  identityNumber: { digits: 11 },
  utcOffset: '+01:00',
  regions: 'typed',
};
