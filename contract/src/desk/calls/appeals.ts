import * as z from 'zod/mini';
import { decisionReasons } from '../../entities/decision-reasons.ts';
import { appealReview, deskAppeal } from '../appeal-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, noteText, whyText } from './fields.ts';
import { page } from './page.ts';
import { actedOrAsked } from './refunds.ts';

const read = { area: 'appeals', may: 'read' } as const;
const act = { area: 'appeals', may: 'act' } as const;

export const deskAppeals = deskReads({
  path: '/desk/appeals',
  auth: 'staff',
  right: read,
  summary: 'Appeals against a rejection: waiting ones by promise, answered ones newest first.',
  request: z.object({
    state: z._default(z.enum(['open', 'decided'], { error: 'value.invalid' }), 'open'),
    ...page.shape,
  }),
  result: z.object({
    items: z.array(deskAppeal),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int() }),
  }),
});

export const deskAppealReview = deskReads({
  path: '/desk/appeals/one',
  auth: 'staff',
  right: read,
  summary: "One appeal: the borrower's words beside the rejection and the application.",
  request: z.object({ id: itemId }),
  result: appealReview,
});

export const deskAppealApprove = deskChanges({
  path: '/desk/appeals/approve',
  auth: 'staff',
  right: act,
  summary:
    'A new decision about the application: it is approved. Takes the item if it is free. Above the limit of the caller the act waits for a second person.',
  request: z.object({ id: itemId, why: whyText }),
  result: actedOrAsked,
});

export const deskAppealUphold = deskChanges({
  path: '/desk/appeals/uphold',
  auth: 'staff',
  right: act,
  summary:
    'The rejection stays. The borrower reads the prepared sentences of these reasons and the name of the caller. Takes the item if it is free.',
  request: z.object({
    id: itemId,
    reasons: z
      .array(z.enum(decisionReasons, { error: 'value.invalid' }))
      .check(z.minLength(1, 'reasons.required'), z.maxLength(decisionReasons.length, 'value.invalid')),
    note: noteText,
  }),
  result: appealReview,
});
