import { dayMs } from '@kopa/contract/calendar';
import type * as myData from '@kopa/contract/calls/my-data';
import type { References } from './reference.ts';

const at = Date.UTC(2026, 10, 21, 9);

const shown = {
  categories: [
    {
      category: 'personal' as const,
      name: 'About you and where you live',
      purpose: 'To know who borrows, as the law asks.',
      kept: '7 years after the last loan ended; without a loan, until you ask us to delete it.',
      count: 1,
      lines: [{ label: 'First name', value: 'Wanjiru' }],
    },
  ],
  erasure: null,
  stays: [
    {
      reason: 'records' as const,
      text: 'Laws against money laundering make us keep who borrowed, and the payments. It is sealed, and used for nothing else.',
      until: '2033-11-21',
    },
  ],
  erasureDays: 7,
  serverTime: at,
};

export const myDataReference: References<typeof myData> = {
  myDataShow: { request: {}, result: shown, refusals: [] },
  myDataExport: {
    request: {},
    result: {
      madeAt: at,
      data: { account: [{ mobile: '712345678', language: 'en' }], personal: [{ firstName: 'Wanjiru' }] },
    },
    refusals: ['exportUnderWay'],
  },
  erasureAsk: {
    request: { erase: true },
    result: { ...shown, erasure: { requestedAt: at, dueAt: at + 7 * dayMs } },
    refusals: [],
  },
};
