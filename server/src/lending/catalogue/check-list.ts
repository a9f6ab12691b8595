import type { Policy } from '@kopa/contract';
import * as z from 'zod/mini';
import type { ItemProblem } from './item-problem.ts';
import { lists, type ItemOf, type ListName } from './lists.ts';

/** A fault of a list: `row` counts from 1; null for the list itself. */
export interface ListProblem extends ItemProblem {
  row: number | null;
}

/** An item with its key. */
export interface KeyedItem<List extends ListName = ListName> {
  key: string;
  item: ItemOf<List>;
}

/** A longer list would be slow to read. */
const mostItems = 20_000;
/** An editor corrects the first faults first. */
const mostProblems = 50;

/** Reads a whole edited list: its items by key, or all its faults. */
export function checkList<List extends ListName>(
  list: List,
  content: unknown,
  policy: Policy,
): { items: KeyedItem<List>[]; problems: ListProblem[] } {
  if (!Array.isArray(content))
    return { items: [], problems: [{ row: null, field: '', says: 'must be a JSON array of items' }] };
  if (content.length > mostItems)
    return { items: [], problems: [{ row: null, field: '', says: `has more than ${mostItems} items` }] };
  const items: KeyedItem<List>[] = [];
  const problems: ListProblem[] = [];
  const rows = new Map<string, number>();
  for (const [at, written] of content.entries()) {
    const row = at + 1;
    const read = checkItem(list, written, policy);
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ row, ...problem })));
      if (problems.length >= mostProblems) break;
      continue;
    }
    const first = rows.get(read.key);
    if (first === undefined) rows.set(read.key, row);
    else problems.push({ row, field: '', says: `is the same as row ${first}: ${read.key}` });
    items.push(read);
  }
  return { items, problems: problems.slice(0, mostProblems) };
}

/** Reads one item under the policy: the item with its key, or its faults. */
export function checkItem<List extends ListName>(
  list: List,
  written: unknown,
  policy: Policy,
): KeyedItem<List> | { problems: ItemProblem[] } {
  const {
    item: schema,
    keyOf,
    problems,
  } = lists[list] as unknown as {
    item: z.ZodMiniType<ItemOf<List>>;
    keyOf: (item: ItemOf<List>) => string;
    problems?: (item: ItemOf<List>, policy: Policy) => ItemProblem[];
  };
  const read = z.safeParse(schema, written, { reportInput: true });
  if (!read.success) return { problems: read.error.issues.flatMap(problemsOf) };
  const found = problems?.(read.data, policy) ?? [];
  return found.length > 0 ? { problems: found } : { key: keyOf(read.data), item: read.data };
}

/** A fault in one line: 'row 3, aprBps: must be at least 0'. */
export function problemLine({ row, field, says }: ListProblem): string {
  return [row === null ? 'the list' : `row ${row}`, field].filter(Boolean).join(', ') + `: ${says}`;
}

function problemsOf(issue: z.core.$ZodIssue): ItemProblem[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: [...issue.path, key.slice(0, 40)].join('.'),
      says: 'is no field of this list',
    }));
  return [{ field, says: reasonOf(issue) }];
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `must ${issue.origin === 'string' ? 'have' : 'be'} at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${issue.origin === 'string' ? 'have' : 'be'} at most ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return issue.message === 'Invalid input' ? 'has the wrong form' : issue.message;
  }
}

const typeNames: Readonly<Partial<Record<string, string>>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '';
}
