import * as z from 'zod/mini';
import { voucherReasons } from '../../entities/voucher.ts';
import { deskProof, proofReview } from '../proof-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId } from './fields.ts';
import { page } from './page.ts';

/** A receipt's number, as somebody types it. */
const receipt = z
  .string({ error: 'receipt.unknown' })
  .check(z.trim(), z.minLength(1, 'receipt.unknown'), z.maxLength(40, 'receipt.unknown'));

export const deskProofQueue = deskReads({
  path: '/desk/proofs',
  auth: 'staff',
  right: { area: 'proofs', may: 'read' },
  summary: 'Proofs of payment: open ones by promise, decided ones newest first.',
  request: z.object({
    state: z._default(z.enum(['open', 'decided'], { error: 'value.invalid' }), 'open'),
    ...page.shape,
  }),
  result: z.object({
    items: z.array(deskProof),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int() }),
  }),
});

export const deskProofReview = deskReads({
  path: '/desk/proofs/review',
  auth: 'staff',
  right: { area: 'proofs', may: 'read' },
  summary:
    'One proof beside the payments that it may be about, from suspense and from its loan, and beside a receipt that is looked for.',
  request: z.object({ id: itemId, receipt: z.optional(receipt) }),
  result: proofReview,
});

export const deskProofAccept = deskChanges({
  path: '/desk/proofs/accept',
  auth: 'staff',
  right: { area: 'proofs', may: 'act' },
  summary:
    'Accepts a proof with a payment. Books the payment out of suspense, or nothing when the payment is on the loan already. `changedMeanwhile` when it would book another sum than `bookCents`.',
  request: z.object({
    id: itemId,
    receipt,
    /** What the page said would be booked, in integer cents. */
    bookCents: z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid')),
  }),
  result: proofReview,
});

export const deskProofReject = deskChanges({
  path: '/desk/proofs/reject',
  auth: 'staff',
  right: { area: 'proofs', may: 'act' },
  summary: 'Rejects a proof with a reason, which the borrower reads in the app.',
  request: z.object({ id: itemId, reason: z.enum(voucherReasons, { error: 'value.invalid' }) }),
  result: proofReview,
});
