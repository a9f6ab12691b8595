import * as z from 'zod/mini';
import { brand } from '../entities/brand.ts';
import { policySchema } from '../policy/policy-schema.ts';
import { call } from './call.ts';

export const lenderPolicy = call({
  method: 'GET',
  path: '/lender/policy',
  auth: 'none',
  encoding: 'query',
  extension: true,
  summary:
    'Which rules the lender follows, and under which brand it lends. The page that the lender serves carries the same answer in the element `#lender`, so that an app in that page need not ask.',
  request: z.object({}),
  result: z.object({
    brand,
    policy: policySchema,
    /** The mobile money that a prompt asks for its PIN, a proper name: 'M-Pesa'. */
    wallet: z.string(),
  }),
});
