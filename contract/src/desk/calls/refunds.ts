import * as z from 'zod/mini';
import { cents } from '../../entities/money.ts';
import { deskRefund } from '../entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { page } from './page.ts';

/** `requestId`: the request for a second person; null: the act is done. */
export const actedOrAsked = z.object({ requestId: z.nullable(z.string()) });

export const deskRefunds = deskReads({
  path: '/desk/refunds',
  auth: 'staff',
  right: { area: 'refunds', may: 'read' },
  summary: 'The refunds that wait for a person, by their promise.',
  request: page,
  result: z.object({
    items: z.array(deskRefund),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int(), sumCents: cents }),
  }),
});

export const deskRefundAct = deskChanges({
  path: '/desk/refunds/act',
  auth: 'staff',
  right: { area: 'refunds', may: 'act' },
  summary:
    'Sends a held refund, or keeps the overpayment with the loan. Takes the item if it is free. Above the limit of the caller the act waits for a second person.',
  request: z.object({
    id: itemId,
    act: z.enum(['sent', 'kept'], { error: 'value.invalid' }),
    why: whyText,
  }),
  result: actedOrAsked,
});
