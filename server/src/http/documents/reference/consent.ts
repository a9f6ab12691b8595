import type * as consent from '@kopa/contract/calls/consent';
import type { References } from './reference.ts';

const location = {
  purpose: 'location' as const,
  name: 'Your location',
  text: 'Where you are when you apply, to see that you are in the country.',
  kept: 'The place at that moment, 90 days. You are not followed.',
  version: '5d1f0c2ab9e7',
  answer: 'unasked' as const,
  answeredAt: null,
  answeredVersion: null,
};

export const consentReference: References<typeof consent> = {
  consentList: {
    request: {},
    result: { consents: [location], deviceData: 'consent' },
    refusals: [],
  },
  consentSave: {
    request: { answers: [{ purpose: 'location', version: '5d1f0c2ab9e7', given: true }] },
    result: {
      consents: [
        {
          ...location,
          answer: 'given',
          answeredAt: Date.UTC(2026, 10, 21, 9),
          answeredVersion: '5d1f0c2ab9e7',
        },
      ],
      deviceData: 'consent',
    },
    refusals: ['deviceDataOff', 'consentTextChanged'],
  },
};
