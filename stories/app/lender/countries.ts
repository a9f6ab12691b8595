import { countryByCode } from '@kopa/contract/calls/catalogue';
import { answer } from './rules.ts';

export const kenya = {
  countryCode: 'KE',
  callingCode: '254',
  countryName: 'Kenya',
  currency: 'KES',
  served: true,
};
/** The four countries by code. Loans exist in Kenya alone. */
export const byCode = answer(countryByCode, ({ code }) =>
  code === 'KE'
    ? kenya
    : {
        countryCode: code,
        callingCode: { NG: '234', IN: '91', MX: '52' }[code] ?? '1',
        countryName: { NG: 'Nigeria', IN: 'India', MX: 'Mexico' }[code] ?? code,
        currency: { NG: 'NGN', IN: 'INR', MX: 'MXN' }[code] ?? code,
        served: false,
      },
);
