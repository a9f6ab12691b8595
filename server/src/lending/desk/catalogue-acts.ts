import { addDays, dayOf, maximumCents, type Day } from '@kopa/contract';
import { productFaults } from '@kopa/contract/desk/catalogue-entities';
import type { Product } from '@kopa/contract/entities';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { productChanges } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { itemWith, productItemOf, scheduleChange } from '../catalogue/product-changes.ts';
import { productOf, productProblems } from '../catalogue/product-problems.ts';
import { canonicalJson } from '../offer/canonical-json.ts';
import type { DoesAct } from './limited-act.ts';
import type { AtWork } from './promises.ts';

/** What is typed with a change of a product. */
export interface TypedChange extends Record<string, unknown> {
  after: Product;
  validFrom: Day;
}

/**
 * `changed`: a product has other values from a day on. Its sum is the largest loan of the product, and no
 * role may decide about it alone.
 */
export const catalogueActs: Record<'catalogue.changed', DoesAct> = {
  'catalogue.changed': {
    look: async (tx, { itemId, typed }, work) => {
      const { after, validFrom } = typed as TypedChange;
      const { policy } = work.lender;
      const item = await productItemOf(tx, itemId, policy);
      if (!item) throw new CallError('itemGone');
      if (await isScheduled(tx, itemId)) throw new CallError('changeWaits');
      // A second person may decide until the day before.
      if (validFrom <= dayOf(work.at, policy.market)) throw tooSoon();
      const faults = productProblems(itemWith(item, after), policy).map(({ field }) => field.split('.')[0]!);
      if (faults.length > 0) throw refusedValues(faults);
      return {
        cents: after.maximumCents,
        orderNo: null,
        was: { before: productOf(item, policy), after, validFrom },
        changes: [],
      };
    },
    perform: async (tx, { itemId, typed }, people, { at, lender: { policy } }) => {
      const { after, validFrom } = typed as TypedChange;
      const item = await productItemOf(tx, itemId, policy);
      const change = { before: productOf(item!, policy), after, validFrom, people };
      await scheduleChange(tx, change, at, policy.market);
    },
  },
};

/** The first day from which a change can be valid that is asked for now. */
export function earliestDay({ at, rules, lender }: AtWork): Day {
  return addDays(dayOf(at, lender.policy.market), rules.noticeDays);
}

/** Checks the day of a change that is asked for, and that something changes. Throws `invalidInput`. */
export async function checkAsked(
  tx: Transaction,
  { after, validFrom }: TypedChange,
  work: AtWork,
): Promise<void> {
  if (validFrom < earliestDay(work)) throw tooSoon();
  const item = await productItemOf(tx, after.productId, work.lender.policy);
  if (item && canonicalJson(productOf(item, work.lender.policy)) === canonicalJson(after))
    throw new CallError('invalidInput', { fields: { after: 'product.same' } });
}

/** Withdraws a decided change that is not in force. Throws `itemGone`. */
export async function withdrawChange(tx: Transaction, id: string, at: number): Promise<Product> {
  const [gone] = await tx
    .update(productChanges)
    .set({ state: 'withdrawn', endedAt: at })
    .where(and(eq(productChanges.id, id), eq(productChanges.state, 'scheduled')))
    .returning();
  if (!gone) throw new CallError('itemGone');
  return gone.after;
}

/** What the policy allows a product. */
export function boundsOf({ lender: { policy } }: AtWork) {
  const { loan, tenure, pricing } = policy;
  return {
    minimumCents: loan.minimumCents,
    maximumCents: maximumCents(policy),
    minimumDays: tenure.minimumDays,
    maximumDays: tenure.maximumDays,
    interestCapAnnualBps: pricing.interestCapAnnualBps,
  };
}

function tooSoon(): CallError {
  return new CallError('invalidInput', { fields: { validFrom: 'validFrom.tooSoon' } });
}

function refusedValues(faults: readonly string[]): CallError {
  const known = Object.entries(productFaults).filter(([name]) => faults.includes(name));
  return new CallError('invalidInput', { fields: Object.fromEntries(known) });
}

async function isScheduled(tx: Transaction, productId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: productChanges.id })
    .from(productChanges)
    .where(and(eq(productChanges.productId, productId), eq(productChanges.state, 'scheduled')));
  return rows.length > 0;
}
