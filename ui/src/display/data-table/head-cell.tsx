import { ArrowDown, ArrowUp } from '../../foundations/icons/index.js';
import { headLook } from './looks.js';
import type { DataColumn, DataSort } from './use-sorted-rows.js';

/** The head of a column: a button when the column can be sorted. Renders a `<th>`. */
export function HeadCell<Row>({
  column: { id, head, kind = 'text', sortBy },
  sort,
  onSort,
}: {
  column: DataColumn<Row>;
  sort: DataSort | null;
  onSort: () => void;
}) {
  const way = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const Arrow = way === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sortBy ? (way ?? 'none') : undefined} className={headLook({ kind })}>
      {sortBy ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex min-h-6 items-center gap-1 rounded-small text-caption text-muted"
        >
          {head}
          {way ? <Arrow aria-hidden className="size-4" /> : null}
        </button>
      ) : (
        head
      )}
    </th>
  );
}
