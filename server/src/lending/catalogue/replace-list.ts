import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { catalogue, catalogueLists } from '../../storage/schema/index.ts';
import type { KeyedItem } from './check-list.ts';
import type { ListName } from './lists.ts';

/** Puts checked items in the place of a list's, in their order; of two who do so at once the later one's stay, whole. */
export async function replaceList(
  tx: Transaction,
  list: ListName,
  items: readonly KeyedItem[],
  at: number,
): Promise<void> {
  // The row of the list is the lock.
  await tx
    .insert(catalogueLists)
    .values({ list, editedAt: at })
    .onConflictDoUpdate({ target: catalogueLists.list, set: { editedAt: at } });
  await tx.delete(catalogue).where(eq(catalogue.list, list));
  await insertItems(tx, list, items);
}

/** Adds the items of a list that has none, in one statement. */
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
