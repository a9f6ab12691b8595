import * as z from 'zod/mini';
import { payoutAccount } from '../entities/payout-account.ts';
import { payoutFields } from '../fields/payout-fields.ts';
import { payoutSection } from '../sections/payout.ts';
import type { SectionRules } from '../sections/section.ts';
import { call } from './call.ts';
import { sectionCall } from './section-call.ts';
import { loanOrderId } from './section-request.ts';

/** A payout account, of any kind. */
const section = {
  name: 'payout',
  events: 'bankCard',
  fields: payoutFields,
  schema: ({ policy, today }: SectionRules) => payoutSection(policy, today),
} as const;

export const bindBankCard = sectionCall({
  path: '/user/kenya/bindBankCard',
  encoding: 'form',
  summary:
    'Adds the payout account, mobile money or a Kenyan bank; the order moves on to the questionnaire. The same account again changes nothing.',
  section,
});

export const addBankCard = sectionCall({
  path: '/user/addBankCard',
  encoding: 'json',
  summary:
    'Adds the payout account in the other markets: CLABE, debit card, IFSC, BVN. A wrong code names the field mobileOtp. A cvc is checked and forgotten.',
  section,
});

export const getBankBranch = call({
  method: 'GET',
  path: '/user/getBankBranch',
  auth: 'session',
  encoding: 'query',
  summary:
    'The branches of a bank that the lender knows by name; without any, how many there are, and the borrower writes the name.',
  request: z.object({
    bankName: z
      .string({ error: 'bankName.required' })
      .check(z.refine((value) => value !== '', { error: 'bankName.required' })),
  }),
  result: z.object({
    branches: z.array(z.object({ code: z.string(), name: z.string() })),
    count: z.nullable(z.int()),
  }),
});

export const verifyBankCard = call({
  method: 'GET',
  path: '/user/verifyBankCard',
  auth: 'session',
  encoding: 'query',
  summary:
    'Whether an order has a payout account that the lender can pay to, and which. An account number is never asked for in an address.',
  request: z.object({ loanOrderId }),
  result: z.object({ verified: z.boolean(), account: z.nullable(payoutAccount) }),
});
