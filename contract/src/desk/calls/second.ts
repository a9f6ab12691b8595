import * as z from 'zod/mini';
import { secondRequest } from '../entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';

export const deskSecond = deskReads({
  path: '/desk/second',
  auth: 'staff',
  summary:
    'Requests for a second person in the areas that the caller reads: open ones by age, or the last hundred of the others, newest first.',
  request: z.object({
    state: z._default(z.enum(['open', 'over'], { error: 'value.invalid' }), 'open'),
  }),
  result: z.object({ items: z.array(secondRequest) }),
});

export const deskSecondDecide = deskChanges({
  path: '/desk/second/decide',
  auth: 'staff',
  summary:
    'Agrees, which executes the act at once, or refuses. Demands the right to decide in the area of the act, a limit for the sum, and another person than who asked. A failure of the act leaves the request open.',
  request: z.object({ id: itemId, agreed: z.boolean({ error: 'value.invalid' }), why: whyText }),
  result: secondRequest,
});

export const deskSecondWithdraw = deskChanges({
  path: '/desk/second/withdraw',
  auth: 'staff',
  summary: 'Withdraws an open request of the caller.',
  request: z.object({ id: itemId }),
  result: secondRequest,
});
