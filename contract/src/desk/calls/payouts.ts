import * as z from 'zod/mini';
import { cents } from '../../entities/money.ts';
import { deskPayout } from '../payout-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { page } from './page.ts';
import { actedOrAsked } from './refunds.ts';

const act = { area: 'payouts', may: 'act' } as const;

export const deskPayouts = deskReads({
  path: '/desk/payouts',
  auth: 'staff',
  right: { area: 'payouts', may: 'read' },
  summary:
    'Payouts that are held, and those without an outcome for longer than borrowers are told, by promise.',
  request: page,
  result: z.object({
    items: z.array(deskPayout),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int(), sumCents: cents }),
  }),
});

export const deskPayoutAsk = deskChanges({
  path: '/desk/payouts/ask',
  auth: 'staff',
  right: act,
  summary:
    'Asks the provider about a payout. The answer comes by itself: a paid one leaves the queue. Takes the item if it is free.',
  request: z.object({ id: itemId }),
  result: z.object({}),
});

export const deskPayoutAct = deskChanges({
  path: '/desk/payouts/act',
  auth: 'staff',
  right: act,
  summary:
    'Sends a payout again, or gives it up, so that the borrower can collect again. Only after a final answer of the provider. Takes the item if it is free. Above the limit of the caller the act waits for a second person.',
  request: z.object({
    id: itemId,
    act: z.enum(['sent', 'givenUp'], { error: 'value.invalid' }),
    why: whyText,
  }),
  result: actedOrAsked,
});
