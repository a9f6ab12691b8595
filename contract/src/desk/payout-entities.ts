import * as z from 'zod/mini';
import { cents, instant } from '../entities/money.ts';
import { deskBorrower, deskItem } from './entities.ts';

/** A payout that is held or has no outcome for long. `since`: when the borrower collected the loan. */
export const deskPayout = z.object({
  ...deskItem.shape,
  orderNo: z.string(),
  cents,
  borrower: deskBorrower,
  /** `held`: the provider has refused it for a cause that the lender must mend. */
  state: z.enum(['requested', 'accepted', 'held']),
  /** The provider's code of a held payout; null: none. */
  failure: z.nullable(z.string()),
  /** When it was handed to the provider; null: never. */
  sentAt: z.nullable(instant),
  /** The provider's final answer, as far as it still counts; null: ask the provider first. */
  answer: z.nullable(z.enum(['failed', 'missing'])),
  /** Whether a request about the payout is open. */
  isAsked: z.boolean(),
});
export type DeskPayout = z.output<typeof deskPayout>;
