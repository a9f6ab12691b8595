import * as z from 'zod/mini';
import { extension, payment } from '../entities/index.ts';
import { mobile, writtenPhone } from '../sections/fields.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

/** S5-48, S8-19. */
const payOrderId = z
  .string({ error: 'payOrderId.required' })
  .check(z.refine((value) => value !== '', { error: 'payOrderId.required' }));

export const getExtensionData = call({
  method: 'GET',
  path: '/repay/getExtensionData',
  auth: 'session',
  encoding: 'query',
  summary: 'What extending the loan today costs, line by line, or the extension that is waited for.',
  request: z.object({ orderNo }),
  result: z.object({ extension }),
});

export const confirmExtensionOrder = call({
  method: 'GET',
  path: '/repay/confirmExtensionOrder',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary:
    'Fixes the price of an extension for the day. With a mobile number its phone is asked for the PIN of its mobile money; without, any payment of exactly that amount on that day extends the loan.',
  request: z.object({
    orderNo,
    /** The price that the borrower has seen, in cents. */
    extensionAmount: z.int({ error: 'amount.integer' }),
    mobile: z.optional(writtenPhone('mobile')),
  }),
  fieldsUnder: ({ market }) => ({ mobile: z.optional(mobile('mobile', market)) }),
  result: z.object({ extension, payment: z.nullable(payment) }),
});

export const updateExtensionOrderStatus = call({
  method: 'GET',
  path: '/repay/updateExtensionOrderStatus',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary:
    'How a confirmed extension stands; the provider is asked about a payment that nobody has told of. Ask again without the key of before.',
  request: z.object({ payOrderId, orderNo: z.optional(z.string({ error: 'orderNo.required' })) }),
  result: z.object({ extension, payment: z.nullable(payment) }),
});
