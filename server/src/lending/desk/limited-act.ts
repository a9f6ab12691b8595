import type { SecondRequest } from '@kopa/contract/desk/entities';
import type { Transaction } from '../../storage/database.ts';
import type { AtWork } from './promises.ts';

/** What an act is about: an item of a queue, and the loan that its money goes to. */
export interface Subject {
  itemId: string;
  /** Null: the act has no loan, or the item names it. */
  orderNo: string | null;
  /** What was typed with an act on a loan; a request keeps it in `was`. */
  typed?: Record<string, unknown>;
}

/** An item before an act. */
export interface Looked {
  cents: number;
  /** What counts against the limit of one person; `cents` by default. */
  limitedCents?: number;
  orderNo: string | null;
  /** What a second person relies on: with another value, agreeing is refused. Nothing personal. */
  was: Record<string, unknown>;
  /** What else the record says about the act. Nothing personal. */
  told?: Record<string, unknown>;
  /** What the act changes in the ledger, as of now. */
  changes: SecondRequest['changes'];
}

/** An act of the desk with a limit. */
export interface DoesAct {
  /** Throws `itemGone` when the item does not wait, or the refusal of the act. */
  look: (tx: Transaction, subject: Subject, work: AtWork) => Promise<Looked>;
  /** Executes the act with its own locks. `person`: the names of who decided. */
  perform: (tx: Transaction, subject: Subject, person: string, work: AtWork) => Promise<void>;
}
