import { channel } from 'node:diagnostics_channel';
import type { Policy } from '@kopa/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { catalogue, catalogueLists } from '../../storage/schema/index.ts';
import { checkItem } from './check-list.ts';
import type { ItemProblem } from './item-problem.ts';
import type { ItemOf, ListName } from './lists.ts';

/** An omitted item that fits neither its list nor the policy. */
export interface LeftOut extends ItemProblem {
  list: ListName;
  key: string;
}

const leftOut = channel('kopa.catalogue.left-out');

const versionOfList = prepared((db) =>
  db
    .select({ version: catalogueLists.version })
    .from(catalogueLists)
    .where(eq(catalogueLists.list, sql.placeholder('list')))
    .prepare('version_of_list'),
);
const itemsOfList = prepared((db) =>
  db
    .select({ version: catalogueLists.version, key: catalogue.key, item: catalogue.item })
    .from(catalogueLists)
    .leftJoin(catalogue, eq(catalogue.list, catalogueLists.list))
    .where(eq(catalogueLists.list, sql.placeholder('list')))
    .orderBy(asc(catalogue.position), asc(catalogue.key))
    .prepare('items_of_list'),
);

/** A list as this process read it last. A version is never given twice, to no database. */
interface Known<List extends ListName = ListName> {
  version: string;
  items: readonly ItemOf<List>[];
  leftOut: readonly LeftOut[];
}

/** By the policy under which the items were checked. */
const known = new WeakMap<Policy, Map<ListName, Known>>();

/**
 * The current list in order. The items are read when their version has changed, whichever process changed
 * them, and otherwise are those of before: they must not be changed. An invalid item, as after a manual edit
 * of the table, is omitted and reported to listeners of `onLeftOut`.
 */
export async function readList<List extends ListName>(
  db: Database | Transaction,
  list: List,
  policy: Policy,
): Promise<readonly ItemOf<List>[]> {
  const lists = known.get(policy) ?? new Map<ListName, Known>();
  known.set(policy, lists);
  const before = lists.get(list) as Known<List> | undefined;
  const [current] = before ? await versionOfList(db).execute({ list }) : [];
  const { items, leftOut: wrong } =
    before && current?.version === before.version ? before : await readItems(db, list, policy, lists);
  for (const item of wrong) leftOut.publish(item);
  return items;
}

async function readItems<List extends ListName>(
  db: Database | Transaction,
  list: List,
  policy: Policy,
  lists: Map<ListName, Known>,
): Promise<Known<List>> {
  const rows = await itemsOfList(db).execute({ list });
  const items: ItemOf<List>[] = [];
  const wrong: LeftOut[] = [];
  for (const { key, item: written } of rows) {
    // A list without items.
    if (key === null) continue;
    const read = checkItem(list, written, policy);
    if ('problems' in read) wrong.push(...read.problems.map((problem) => ({ list, key, ...problem })));
    else items.push(read.item);
  }
  const found: Known<List> = { version: rows[0]?.version ?? '', items, leftOut: wrong };
  if (found.version) lists.set(list, found);
  return found;
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
