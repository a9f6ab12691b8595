import * as z from 'zod/mini';
import { cents } from '../../entities/money.ts';
import { deskSuspended, suspenseReview } from '../suspense-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { page } from './page.ts';
import { actedOrAsked } from './refunds.ts';

const read = { area: 'suspense', may: 'read' } as const;
const act = { area: 'suspense', may: 'act' } as const;

export const deskSuspense = deskReads({
  path: '/desk/suspense',
  auth: 'staff',
  right: read,
  summary: "The payments that fit no loan, by their promise, and the ledger's own sum beside theirs.",
  request: page,
  result: z.object({
    items: z.array(deskSuspended),
    nextCursor: z.nullable(z.string()),
    counts: z.object({
      open: z.int(),
      late: z.int(),
      sumCents: cents,
      /** On the way back to their payers. */
      goingBackCents: cents,
      /** The ledger's suspense account: equal to the other two sums. */
      ledgerCents: cents,
    }),
  }),
});

export const deskSuspenseReview = deskReads({
  path: '/desk/suspense/one',
  auth: 'staff',
  right: read,
  summary: 'One payment beside the loans that it may belong to, and beside an order that is looked for.',
  request: z.object({ id: itemId, orderNo: z.optional(itemId) }),
  result: suspenseReview,
});

export const deskSuspenseMatch = deskChanges({
  path: '/desk/suspense/match',
  auth: 'staff',
  right: act,
  summary:
    'Books a payment on a running loan, as of its day of payment. Takes the item if it is free. Above the limit of the caller the act waits for a second person.',
  request: z.object({ id: itemId, orderNo: itemId, why: whyText }),
  result: actedOrAsked,
});

export const deskSuspenseReturn = deskChanges({
  path: '/desk/suspense/return',
  auth: 'staff',
  right: act,
  summary:
    'Sends a payment back to the phone that paid. Takes the item if it is free. Above the limit of the caller the act waits for a second person.',
  request: z.object({ id: itemId, why: whyText }),
  result: actedOrAsked,
});
