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
    /** The saving of a full payment today against the due date, in cents; 0 for none. */
    savedIfPaidTodayCents: z.int(),
    payoffTodayCents: z.int(),
    /** For the greeting: as the borrower last saved the personal section; null for a visitor or before. */
    firstName: z.nullable(z.string()),
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
    /** The lender; omitted while unstated. */
    lender: z.optional(
      z.object({
        legalName: z.string(),
        /** The numbers of the lending licence and of the data controller registration; empty without one. */
        licenceNumber: z.string(),
        dataControllerNumber: z.string(),
        /** The postal address. */
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
