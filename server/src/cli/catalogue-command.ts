import type { Policy } from '@kopa/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { catalogue, catalogueLists } from '../storage/schema/index.ts';
import { hasRight, rolesWith } from '@kopa/contract/desk/rights';
import { recordAct } from '../lending/desk/record.ts';
import { activeStaff, hasStaff } from '../lending/desk/staff.ts';
import { productOf, type ProductItem } from '../lending/catalogue/product-problems.ts';
import { readList } from '../lending/catalogue/read-list.ts';
import { canonicalJson } from '../lending/offer/canonical-json.ts';
import { checkItem, checkList, problemLine, type KeyedItem } from '../lending/catalogue/check-list.ts';
import { isListName, listNames, lists, type ListName } from '../lending/catalogue/lists.ts';
import { replaceList } from '../lending/catalogue/replace-list.ts';
import { isExample, seedCatalogue } from '../lending/catalogue/seed-catalogue.ts';
import { failed, type CommandAnswer } from './run-command.ts';

/** The dependencies of the command; files are UTF-8 text. */
export interface CommandContext {
  db: Database;
  policy: Policy;
  mode: 'sandbox' | 'live';
  /** Epoch milliseconds. */
  now: () => number;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

const usage = [
  'list                    the lists, and how many items each has',
  'export <list> <file>    writes a list to a file, as JSON',
  'import <list> <file> <your address>    checks a file and puts it in the place of a list, whole or not at all',
  'check                   says what is left out, made up or missing',
  'The address is your work email at the desk, which the record of acts names. Without a desk there is none.',
];

/** Runs a subcommand: list, export, import, check. */
export async function catalogueCommand(
  words: readonly string[],
  context: CommandContext,
): Promise<CommandAnswer> {
  const [verb, list, file, email = ''] = words;
  const { db, policy, mode, now } = context;
  if (verb === undefined || !['list', 'export', 'import', 'check'].includes(verb)) return failed(usage);
  // An import into a database that no server has opened must not leave the other lists empty.
  await seedCatalogue(db, { at: now(), policy, mode });
  if (verb === 'list') return showLists(db);
  if (verb === 'check') return checkAll(context);
  if (list === undefined || !isListName(list))
    return failed([`There is no list ${JSON.stringify(list ?? '')}. The lists are ${listNames.join(', ')}.`]);
  if (file === undefined) return failed(['Name a file.', ...usage]);
  try {
    return await (verb === 'export'
      ? exportList(list, file, context)
      : importList(list, file, email, context));
  } catch (error) {
    if (error instanceof SyntaxError) return failed([`${file} is no JSON: ${error.message}`]);
    if (error instanceof Error && 'code' in error && 'path' in error)
      return failed([`${file} cannot be ${verb === 'export' ? 'written' : 'read'}: ${String(error.code)}`]);
    throw error;
  }
}

async function showLists(db: Database): Promise<CommandAnswer> {
  const lines: string[] = [];
  for (const list of listNames) {
    const [row] = await db.select().from(catalogueLists).where(eq(catalogueLists.list, list));
    const edited = new Date(row!.editedAt).toISOString().slice(0, 10);
    lines.push(`${list}, ${(await rowsOf(db, list)).length} items, of ${edited}: ${lists[list].says}`);
  }
  return { lines, failed: false };
}

async function exportList(
  list: ListName,
  file: string,
  { db, write }: CommandContext,
): Promise<CommandAnswer> {
  const items = (await rowsOf(db, list)).map(({ item }) => item);
  write(file, `${JSON.stringify(items, null, 2)}\n`);
  return { lines: [`${list}: ${items.length} items are in ${file}.`], failed: false };
}

async function importList(
  list: ListName,
  file: string,
  email: string,
  { db, policy, now, read }: CommandContext,
): Promise<CommandAnswer> {
  const { items, problems } = checkList(list, JSON.parse(read(file)), policy);
  if (problems.length > 0)
    return failed([`${file} was not imported, and ${list} is as before:`, ...problems.map(problemLine)]);
  const person = await activeStaff(db, email);
  if (await hasStaff(db)) {
    if (!person) return failed([`No member of staff has the address "${email}".`, ...usage]);
    if (!hasRight(person.roles, { area: 'catalogue', may: 'act' }))
      return failed([
        `Your roles do not change the catalogue. Ask: ${rolesWith({ area: 'catalogue', may: 'act' }).join(', ')}.`,
      ]);
    const repriced = list === 'products' ? await repricedProducts(db, items, policy) : [];
    if (repriced.length > 0)
      return failed([
        `${file} was not imported: the limits and prices of ${repriced.join(', ')} change at the desk, by two people.`,
      ]);
  }
  await inTransaction(db, async (tx) => {
    await replaceList(tx, list, items, now());
    if (person)
      await recordAct(
        tx,
        { id: person.id, from: 'command' },
        { act: 'catalogue.imported', about: { kind: 'catalogue', id: list }, after: { items: items.length } },
        now(),
      );
  });
  return { lines: [`${list}: ${items.length} items are in use from now on.`], failed: false };
}

/** The products whose limits or price a file would change. */
async function repricedProducts(
  db: Database,
  items: readonly KeyedItem[],
  policy: Policy,
): Promise<string[]> {
  const now = await readList(db, 'products', policy);
  return now
    .filter((item) => {
      const next = items.find(({ key }) => key === item.productId)?.item as ProductItem | undefined;
      return next && canonicalJson(productOf(next, policy)) !== canonicalJson(productOf(item, policy));
    })
    .map(({ productId }) => productId);
}

async function checkAll({ db, policy, mode }: CommandContext): Promise<CommandAnswer> {
  const wrong: string[] = [];
  const doubts: string[] = [];
  for (const list of listNames) {
    const rows = await rowsOf(db, list);
    for (const [at, { item: written }] of rows.entries()) {
      const read = checkItem(list, written, policy);
      if ('problems' in read)
        wrong.push(
          ...read.problems.map((problem) => `${list}, ${problemLine({ row: at + 1, ...problem })}; left out`),
        );
      else if (isExample(read.item)) doubts.push(`${list}, row ${at + 1}: is made up`);
    }
  }
  for (const list of ['products', 'customerService', 'countries'] as const)
    if ((await rowsOf(db, list)).length === 0) doubts.push(`${list}: has no item`);
  // The law and the app stores require the lender's details (Digital Credit Providers Regulations 2022).
  const service = await rowsOf(db, 'customerService');
  if (mode === 'live' && service.some(({ item }) => !(item as { lender?: unknown }).lender))
    doubts.push('customerService: does not say who lends');
  const lines = [...wrong, ...doubts];
  return {
    lines: lines.length === 0 ? ['Every item fits.'] : lines,
    failed: wrong.length > 0 || (mode === 'live' && doubts.length > 0),
  };
}

function rowsOf(db: Database, list: ListName): Promise<{ item: unknown }[]> {
  return db
    .select({ item: catalogue.item })
    .from(catalogue)
    .where(eq(catalogue.list, list))
    .orderBy(asc(catalogue.position), asc(catalogue.key));
}
