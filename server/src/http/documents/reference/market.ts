import type * as market from '@kopa/contract/calls/market';
import { personal, times } from './example-borrower.ts';
import { orders, product, savedIfPaidTodayCents } from './example-loan.ts';
import type { References } from './reference.ts';

export const marketReference: References<typeof market> = {
  marketIndex: {
    request: {},
    result: {
      status: 'repaying',
      order: orders.repaying,
      products: [product],
      savedIfPaidTodayCents,
      payoffTodayCents: orders.repaying.repayAmount,
      firstName: personal.firstName,
      serverTime: times.paid,
    },
    refusals: [],
  },
  customerService: {
    request: {},
    result: {
      phone: '+254 20 000 0000',
      email: 'help@kopa.example',
      hours: '08:00-18:00',
      lender: {
        legalName: 'Kopa Credit Limited',
        licenceNumber: 'DCP/000',
        dataControllerNumber: 'ODPC/000',
        postalAddress: 'P.O. Box 000, Nairobi',
      },
    },
    refusals: [],
  },
  isRejectRecommendation: {
    request: {},
    result: {
      isRejectRecommendation: true,
      products: [
        {
          productId: 'salary-advance',
          name: 'Salary advance',
          provider: 'Umoja SACCO',
          minimumCents: 200_000,
          maximumCents: 3_000_000,
          minimumDays: 30,
          maximumDays: 90,
          aprBps: 1800,
          address: 'https://umoja-sacco.example/salary-advance',
        },
      ],
    },
    refusals: [],
  },
};
