import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  /** The head: "Promise". */
  head: ReactNode;
  /** The content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Figures are tabular and at the end of the cell. Default: text. */
  kind?: 'text' | 'figure';
  /** What the column is sorted by; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** Below 720 px: a line of its own, or left out. Default: beside the cell before. */
  narrow?: 'show' | 'whole' | 'hide';
}

/** A sorting by one column. */
export interface DataSort {
  column: string;
  descending: boolean;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The rows in the order of the sorting, which is the host's, or without `onSort` the table's own. */
export function useSortedRows<Row>({
  columns,
  rows,
  rowId,
  sort: given,
  onSort,
}: {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: DataSort | null | undefined;
  onSort: ((sort: DataSort | null) => void) | undefined;
}): {
  rows: readonly { id: string; original: Row }[];
  sort: DataSort | null;
  sortBy: (column: string) => void;
} {
  const [own, setOwn] = useState<DataSort | null>(given ?? null);
  const sort = onSort ? (given ?? null) : own;
  const model = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
        sortFn: compareBy<Row>(sortBy),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort]);
  const table = useTable({
    features,
    columns: model as never,
    data: data as never[],
    getRowId: (row: never) => rowId(row as Row),
    state: { sorting },
  });
  return {
    rows: table.getRowModel().rows as unknown as readonly { id: string; original: Row }[],
    sort,
    sortBy: (column) => {
      const turned = sort?.column === column ? (sort.descending ? null : true) : false;
      const next = turned === null ? null : { column, descending: turned };
      if (onSort) onSort(next);
      else setOwn(next);
    },
  };
}

const compareBy =
  <Row>(sortBy: DataColumn<Row>['sortBy']) =>
  (one: { original: Row }, other: { original: Row }): number => {
    const [a, b] = [sortBy?.(one.original) ?? 0, sortBy?.(other.original) ?? 0];
    return typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
  };
