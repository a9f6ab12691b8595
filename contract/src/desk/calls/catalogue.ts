import * as z from 'zod/mini';
import { day } from '../../entities/money.ts';
import { product } from '../../entities/product.ts';
import { deskProduct, productBounds } from '../catalogue-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { actedOrAsked } from './refunds.ts';

const read = { area: 'catalogue', may: 'read' } as const;
const act = { area: 'catalogue', may: 'act' } as const;

export const deskCatalogue = deskReads({
  path: '/desk/catalogue',
  auth: 'staff',
  right: read,
  summary: 'The products as borrowers see them, the changes that wait, and what the policy allows.',
  request: z.object({}),
  result: z.object({
    products: z.array(deskProduct),
    bounds: productBounds,
    /** The first day from which a change can be valid. */
    earliest: day,
  }),
});

export const deskProductChange = deskChanges({
  path: '/desk/catalogue/change',
  auth: 'staff',
  right: act,
  summary:
    'Asks a second person for a change of a product, valid from a day. Values outside of the policy, and a price that refuses a loan of the product, are `invalidInput` by field. Loans, offers and applications keep the price they have.',
  request: z.object({ after: product, validFrom: day, why: whyText }),
  result: actedOrAsked,
});

export const deskProductChangeWithdraw = deskChanges({
  path: '/desk/catalogue/withdraw',
  auth: 'staff',
  right: act,
  summary: 'Withdraws a change that is decided and not in force.',
  request: z.object({ id: itemId, why: whyText }),
  result: z.object({}),
});
