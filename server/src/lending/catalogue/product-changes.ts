import { randomUUID } from 'node:crypto';
import { startOfDay, type Day, type Market, type Policy } from '@kopa/contract';
import type { Product } from '@kopa/contract/entities';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { catalogue, catalogueLists, productChanges } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { canonicalJson } from '../offer/canonical-json.ts';
import { productOf, type ProductItem } from './product-problems.ts';
import { readList } from './read-list.ts';

/** A decided change of a product, valid from the beginning of a day. */
export interface DecidedChange {
  before: Product;
  after: Product;
  validFrom: Day;
  /** The names of who decided. */
  people: string;
}

/** Keeps a decided change until its day. */
export async function scheduleChange(
  tx: Transaction,
  change: DecidedChange,
  at: number,
  market: Market,
): Promise<void> {
  const id = randomUUID();
  const { productId } = change.after;
  await tx.insert(productChanges).values({ id, productId, ...change, decidedAt: at, state: 'scheduled' });
  const runAt = startOfDay(change.validFrom, market);
  await enqueue(tx, { kind: 'productChange', key: id, runAt, payload: { id } });
}

/** The item of a product as the lists have it, or null. */
export async function productItemOf(
  tx: Transaction,
  productId: string,
  policy: Policy,
): Promise<ProductItem | null> {
  const items = await readList(tx, 'products', policy);
  return items.find((item) => item.productId === productId) ?? null;
}

/** The item with the values of a product. */
export function itemWith(item: ProductItem, product: Product): ProductItem {
  return { ...item, ...product };
}

/**
 * `productChange`: on its day a change comes into force, unless it was withdrawn. A product that is not as it
 * was when the change was decided, as after an import, stays as it is, and the change is outdated.
 */
export const productChangeJobs: JobHandlers = {
  productChange: {
    inTransaction: async (tx, { id }: { id: string }, { at, lender: { policy } }) => {
      const [change] = await tx.select().from(productChanges).where(eq(productChanges.id, id)).for('update');
      if (change?.state !== 'scheduled') return;
      // The list's row is the lock of its items.
      await tx.update(catalogueLists).set({ editedAt: at }).where(eq(catalogueLists.list, 'products'));
      const item = await productItemOf(tx, change.productId, policy);
      const isAsDecided =
        item !== null && canonicalJson(productOf(item, policy)) === canonicalJson(change.before);
      if (isAsDecided)
        await tx
          .update(catalogue)
          .set({ item: itemWith(item, change.after) })
          .where(and(eq(catalogue.list, 'products'), eq(catalogue.key, change.productId)));
      await tx
        .update(productChanges)
        .set({ state: isAsDecided ? 'inForce' : 'outdated', endedAt: at })
        .where(eq(productChanges.id, id));
    },
  },
};
