import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { catalogue, catalogueLists } from '../../storage/schema/index.ts';
import type { KeyedItem } from './check-list.ts';
import type { ListName } from './lists.ts';

/**
 * Replaces a list's items with checked items, in order; of two concurrent replacements the later one stays
 * whole.
 */
export async function replaceList(
  tx: Transaction,
  list: ListName,
  items: readonly KeyedItem[],
  at: number,
): Promise<void> {
  // The list's row is the lock.
  await tx
    .insert(catalogueLists)
    .values({ list, editedAt: at })
    .onConflictDoUpdate({ target: catalogueLists.list, set: { editedAt: at } });
  await tx.delete(catalogue).where(eq(catalogue.list, list));
  await insertItems(tx, list, items);
}

/** Adds the items of an empty list in one statement. */
export async function insertItems(
  tx: Transaction,
  list: ListName,
  items: readonly KeyedItem[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = JSON.stringify(items.map(({ key, item }, position) => ({ key, position, item })));
  await tx.execute(sql`
    insert into ${catalogue} (list, key, position, item)
    select ${list}, row.key, row.position, row.item
    from jsonb_to_recordset(${rows}::jsonb) as row (key text, position integer, item jsonb)`);
}
