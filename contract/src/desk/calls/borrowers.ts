import * as z from 'zod/mini';
import {
  borrowerPage,
  borrowersLoan,
  foundBorrower,
  maskedApplication,
  maskedValues,
  recognitions,
  showReasons,
} from '../borrower-entities.ts';
import { instant } from '../../entities/money.ts';
import { contactNames } from '../../fields/contacts.ts';
import { recordRow } from '../entities.ts';
import { deskAsks, deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { page } from './page.ts';

const read = { area: 'borrowers', may: 'read' } as const;
const ofOrder = z.object({ id: itemId, orderNo: itemId });

export const deskFindBorrowers = deskAsks({
  path: '/desk/borrowers/find',
  auth: 'staff',
  right: read,
  summary:
    'Finds borrowers by an order number, a receipt, or a complete phone number. A search by phone is recorded without the number.',
  request: z.object({
    text: z
      .string({ error: 'search.required' })
      .check(z.trim(), z.minLength(4, 'search.required'), z.maxLength(40, 'search.required')),
  }),
  result: z.object({
    by: z.enum(['phone', 'number']),
    found: z.array(foundBorrower),
  }),
});

export const deskBorrowerPage = deskReads({
  path: '/desk/borrowers/one',
  auth: 'staff',
  right: read,
  summary: 'One borrower: orders, masked contact, sessions, consents and open work, of one moment.',
  request: z.object({ id: itemId }),
  result: borrowerPage,
});

export const deskBorrowersLoan = deskReads({
  path: '/desk/borrowers/loan',
  auth: 'staff',
  right: read,
  summary: "One loan of a borrower: today's figures, and every journal explained.",
  request: ofOrder,
  result: borrowersLoan,
});

export const deskApplication = deskReads({
  path: '/desk/borrowers/application',
  auth: 'staff',
  right: read,
  summary: 'What was filled in for an order, masked, and without the contacts of the borrower.',
  request: ofOrder,
  result: maskedApplication,
});

export const deskBorrowersActs = deskReads({
  path: '/desk/borrowers/acts',
  auth: 'staff',
  right: read,
  summary: 'The rows of the record about a borrower, their orders and their feedback, newest first.',
  request: z.object({ id: itemId, ...page.shape }),
  result: z.object({ rows: z.array(recordRow), nextCursor: z.nullable(z.string()) }),
});

export const deskShowValue = deskAsks({
  path: '/desk/borrowers/show',
  auth: 'staff',
  right: read,
  summary: 'A masked value as it is, for a reason. Looking is recorded.',
  request: z.object({
    id: itemId,
    name: z.enum(maskedValues, { error: 'value.invalid' }),
    why: z.enum(showReasons, { error: 'value.invalid' }),
  }),
  result: z.object({ text: z.string() }),
});

export const deskEndSessions = deskChanges({
  path: '/desk/borrowers/end-sessions',
  auth: 'staff',
  right: { area: 'accounts', may: 'act' },
  summary: "Ends the borrower's open sessions, at once. A borrower has at most one.",
  request: z.object({ id: itemId, why: whyText }),
  result: borrowerPage,
});

export const deskCorrectContact = deskChanges({
  path: '/desk/borrowers/correct-contact',
  auth: 'staff',
  right: { area: 'accounts', may: 'act' },
  summary:
    'Corrects one contact of a borrower, by the rules of the section that has the field. The borrower is told by SMS to the number of the account, which is no contact. The record keeps the old and the new value, sealed under the key of the borrower. When the section was saved after `seen`, the call is refused as `changedMeanwhile` with the time of that saving.',
  request: z.object({
    id: itemId,
    name: z.enum(contactNames, { error: 'contactName.required' }),
    /** '' empties a contact that may be empty. */
    value: z.string({ error: 'value.invalid' }).check(z.maxLength(200, 'value.long')),
    seen: instant,
    why: whyText,
  }),
  result: borrowerPage,
});

export const deskAskErasure = deskChanges({
  path: '/desk/borrowers/ask-erasure',
  auth: 'staff',
  right: { area: 'accounts', may: 'act' },
  summary:
    'Asks for the erasure of a borrower on their behalf. As with an own request, the borrower is told by SMS and may take the request back until its day, and the erasure waits while a loan runs. After a request or an erasure, the call is refused as `changedMeanwhile`.',
  request: z.object({
    id: itemId,
    recognised: z.enum(recognitions, { error: 'recognised.required' }),
    why: whyText,
  }),
  result: borrowerPage,
});
