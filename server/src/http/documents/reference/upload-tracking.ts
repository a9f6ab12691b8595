import type * as uploadTracking from '@kopa/contract/calls/upload-tracking';
import { orderNo } from './example-loan.ts';
import type { References } from './reference.ts';

const nothingYet = {
  appList: false,
  sms: false,
  exif: false,
  device: false,
  contact: false,
  location: false,
};

export const uploadTrackingReference: References<typeof uploadTracking> = {
  uploadEnable: {
    request: { grant: 'device,location', refuse: 'sms' },
    result: {
      enable: true,
      kinds: [
        {
          kind: 'device',
          purpose:
            'The model and the system of your phone, to know it again and keep others out of your account.',
          answer: 'granted',
          enable: true,
        },
        {
          kind: 'sms',
          purpose: 'Messages from banks and mobile money, to see your income and what you owe.',
          answer: 'refused',
          enable: false,
        },
      ],
    },
    refusals: ['deviceDataOff'],
  },
  uploadStatus: {
    request: { orderNo },
    result: { ...nothingYet, device: true, complete: false },
    refusals: ['orderNotFound'],
  },
  sandboxDeviceData: {
    request: { orderNo, kinds: ['device', 'location'] },
    result: { ...nothingYet, device: true, location: true, complete: true },
    refusals: ['orderNotFound', 'deviceDataOff'],
  },
};
