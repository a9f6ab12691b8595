import type * as lender from '@kopa/contract/calls/lender';
import { kenya } from '@kopa/contract/policy';
import type { References } from './reference.ts';

export const lenderReference: References<typeof lender> = {
  lenderPolicy: {
    request: {},
    result: { brand: { id: 'easycash', name: 'EasyCash' }, policy: kenya, wallet: 'M-Pesa' },
    refusals: [],
  },
};
