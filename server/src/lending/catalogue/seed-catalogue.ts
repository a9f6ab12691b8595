import { readFileSync } from 'node:fs';
import type { Policy } from '@kopa/contract';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { catalogueLists } from '../../storage/schema/index.ts';
import { checkList, problemLine, type KeyedItem } from './check-list.ts';
import { listNames, type ListName } from './lists.ts';
import { insertItems } from './replace-list.ts';

/** A file of `seed/`: the sources of its facts, their doubts, and the items. */
export interface Seed {
  source: string;
  doubts: string;
  items: unknown[];
}

/** The initial items of a list, from `seed/`. */
export function seedOf(list: ListName): Seed {
  const file = `seed/${list.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Seed;
}

/**
 * Seeds each list that has never existed. An existing list stays unchanged, also when emptied by the lender.
 * Invented items are seeded only in the sandbox.
 */
export async function seedCatalogue(
  db: Database,
  { at, policy, mode }: { at: number; policy: Policy; mode: 'sandbox' | 'live' },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Of several servers that start on an empty database, the first seeds and the others wait.
    const fresh = await tx
      .insert(catalogueLists)
      .values(listNames.map((list) => ({ list, editedAt: at })))
      .onConflictDoNothing()
      .returning({ list: catalogueLists.list });
    for (const { list } of fresh) {
      const name = list as ListName;
      const items = seedItems(name, policy).filter(({ item }) => mode === 'sandbox' || !isExample(item));
      await insertItems(tx, name, items);
    }
  });
}

/** Whether an item is invented. */
export function isExample(item: object): boolean {
  return 'confidence' in item && item.confidence === 'example';
}

function seedItems(list: ListName, policy: Policy): KeyedItem[] {
  const { items, problems } = checkList(list, seedOf(list).items, policy);
  if (problems.length > 0) throw new Error(`The seed of ${list} is wrong: ${problems.map(problemLine)[0]}`);
  return items;
}
