import * as z from 'zod/mini';
import { deskIdentity, identityPhotos, identityReview } from '../identity-entities.ts';
import { deskAsks, deskChanges, deskReads } from './desk-call.ts';
import { itemId, noteText, whyText } from './fields.ts';
import { page } from './page.ts';

const read = { area: 'identity', may: 'read' } as const;
const act = { area: 'identity', may: 'act' } as const;

/** The order, and the check that the caller has seen. */
const decided = { id: itemId, seen: z.int({ error: 'value.invalid' }) };

export const deskIdentityQueue = deskReads({
  path: '/desk/identity',
  auth: 'staff',
  right: read,
  summary: 'Applications whose identity a person checks: waiting ones by promise, decided ones newest first.',
  request: z.object({
    state: z._default(z.enum(['open', 'decided'], { error: 'value.invalid' }), 'open'),
    ...page.shape,
  }),
  result: z.object({
    items: z.array(deskIdentity),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int() }),
  }),
});

export const deskIdentityReview = deskReads({
  path: '/desk/identity/one',
  auth: 'staff',
  right: read,
  summary:
    'One identity. What was typed and read is for whoever has taken the item, and for a minute after `deskIdentityShow`.',
  request: z.object({ id: itemId }),
  result: identityReview,
});

export const deskIdentityShow = deskAsks({
  path: '/desk/identity/show',
  auth: 'staff',
  right: read,
  summary: 'Opens photos and values to the caller for a minute, for a reason. Looking is recorded.',
  request: z.object({ id: itemId, why: whyText }),
  result: identityReview,
});

export const deskIdentityPass = deskChanges({
  path: '/desk/identity/pass',
  auth: 'staff',
  right: act,
  summary: 'It is the person on the card: the application is decided at once. Takes the item if it is free.',
  request: z.object({ ...decided, note: noteText }),
  result: identityReview,
});

export const deskIdentityRefuse = deskChanges({
  path: '/desk/identity/refuse',
  auth: 'staff',
  right: act,
  summary: 'It is not the person on the card: the application is rejected. Takes the item if it is free.',
  request: z.object({ ...decided, why: whyText }),
  result: identityReview,
});

export const deskIdentityNewPhotos = deskChanges({
  path: '/desk/identity/new-photos',
  auth: 'staff',
  right: act,
  summary:
    'Asks for other photos: the application goes back to its photos, and the borrower reads which ones and why. Takes the item if it is free.',
  request: z.object({
    ...decided,
    photos: z
      .array(z.enum(identityPhotos, { error: 'value.invalid' }))
      .check(z.minLength(1, 'photos.required'), z.maxLength(identityPhotos.length, 'value.invalid')),
    note: noteText,
  }),
  result: identityReview,
});
