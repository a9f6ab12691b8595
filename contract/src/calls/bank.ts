import * as z from 'zod/mini';
import { payoutAccount } from '../entities/payout-account.ts';
import { payoutFields } from '../payout/payout-fields.ts';
import { call } from './call.ts';
import { extraFields, loanOrderId, moved } from './section-request.ts';

/** An account as it travels: the rows of its kind, by field. The handler reads it under its policy. */
const account = z.object({ loanOrderId, ...extraFields(payoutFields) });

export const bindBankCard = call({
  method: 'POST',
  path: '/user/kenya/bindBankCard',
  auth: 'session',
  encoding: 'form',
  changes: true,
  summary:
    'Adds the payout account, mobile money or a Kenyan bank; the order moves on to the questionnaire. The same account again changes nothing.',
  request: account,
  result: moved,
});

export const addBankCard = call({
  method: 'POST',
  path: '/user/addBankCard',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Adds the payout account in the other markets: CLABE, debit card, IFSC, BVN. A wrong code names the field mobileOtp. A cvc is checked and forgotten.',
  request: account,
  result: moved,
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
