import type { Market } from './market.ts';

export const kenyaMarket: Market = {
  code: 'ke',
  currency: { code: 'KES', symbol: 'KSh', spaced: true, decimals: 2 },
  phone: {
    callingCode: '254',
    trunk: '0',
    digits: 9,
    groups: [3, 3, 3],
    mobile: '(?:1(?:0[0-8]|[18]\\d|2[014]|3[05-9]|4[0-6])|7\\d\\d)\\d{6}',
    landline: '[2-6]\\d{7,8}',
    example: '712345678',
  },
  identityNumber: { digits: 8 },
  utcOffset: '+03:00',
  regions: 'kenya',
};
