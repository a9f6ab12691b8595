import { channel } from 'node:diagnostics_channel';
import type { Policy } from '@kopa/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { catalogue } from '../../storage/schema/index.ts';
import { checkItem } from './check-list.ts';
import type { ItemProblem } from './item-problem.ts';
import type { ItemOf, ListName } from './lists.ts';

/** An omitted item that fits neither its list nor the policy. */
export interface LeftOut extends ItemProblem {
  list: ListName;
  key: string;
}

const leftOut = channel('kopa.catalogue.left-out');

const itemsOfList = prepared((db) =>
  db
    .select({ key: catalogue.key, item: catalogue.item })
    .from(catalogue)
    .where(eq(catalogue.list, sql.placeholder('list')))
    .orderBy(asc(catalogue.position), asc(catalogue.key))
    .prepare('items_of_list'),
);

/**
 * Reads the current list in order. An invalid item, as after a manual edit of the table, is omitted and
 * reported to listeners of `onLeftOut`.
 */
export async function readList<List extends ListName>(
  db: Database | Transaction,
  list: List,
  policy: Policy,
): Promise<ItemOf<List>[]> {
  const rows = await itemsOfList(db).execute({ list });
  return rows.flatMap(({ key, item: written }) => {
    const read = checkItem(list, written, policy);
    if (!('problems' in read)) return [read.item];
    for (const problem of read.problems) leftOut.publish({ list, key, ...problem } satisfies LeftOut);
    return [];
  });
}

/** Reports each omitted item once; returns the removal of the listener. */
export function onLeftOut(tell: (item: LeftOut) => void): () => void {
  const told = new Set<string>();
  const listen = (message: unknown) => {
    const item = message as LeftOut;
    const which = JSON.stringify(item);
    if (told.has(which)) return;
    told.add(which);
    tell(item);
  };
  leftOut.subscribe(listen);
  return () => void leftOut.unsubscribe(listen);
}
