import * as z from 'zod/mini';
import { homeStatuses } from '../order-steps.ts';
import { instant, order, product, recommendedProduct } from '../entities/index.ts';
import { call } from './call.ts';

export const marketIndex = call({
  method: 'GET',
  path: '/loanMarket/index',
  auth: 'optional',
  encoding: 'query',
  summary: 'Home: where the borrower stands and what is on offer.',
  request: z.object({}),
  result: z.object({
    status: z.enum(homeStatuses),
    order: z.nullable(order),
    products: z.array(product),
    /** What paying everything today would save against the due day, in cents; 0 when nothing. */
    savedIfPaidTodayCents: z.int(),
    payoffTodayCents: z.int(),
    serverTime: instant,
  }),
});

export const customerService = call({
  method: 'GET',
  path: '/loanMarket/customer-service',
  auth: 'none',
  encoding: 'query',
  summary: 'How to reach a person, and who lends; what the lender has not said is empty or left out.',
  request: z.object({}),
  result: z.object({
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    /** Who lends; left out as long as the lender has not said it. */
    lender: z.optional(
      z.object({
        legalName: z.string(),
        /** Of the licence to lend, and of the register of data controllers; empty while there is none. */
        licenceNumber: z.string(),
        dataControllerNumber: z.string(),
        /** Where letters go. */
        postalAddress: z.string(),
      }),
    ),
  }),
});

export const isRejectRecommendation = call({
  method: 'GET',
  path: '/app/isRejectRecommendation',
  auth: 'session',
  encoding: 'query',
  summary:
    'Whether loans of others are recommended beside the answer to the newest application (S1-18), and which.',
  request: z.object({}),
  result: z.object({ isRejectRecommendation: z.boolean(), products: z.array(recommendedProduct) }),
});
