import type { DataColumn } from '@kopa/ui/data-table';

/** A queue of the stories of tables. */
export interface ExampleQueue {
  id: string;
  name: string;
  open: number;
  next: string;
}

export const exampleRows: readonly ExampleQueue[] = [
  { id: 'feedback', name: 'Feedback', open: 12, next: '47 min late' },
  { id: 'proofs', name: 'Proofs', open: 5, next: 'in 3 h 40 min' },
  { id: 'suspense', name: 'Suspense', open: 8, next: 'in 3 h 38 min' },
];

export const exampleColumns: readonly DataColumn<ExampleQueue>[] = [
  { id: 'name', head: 'Queue', narrow: 'whole', cell: ({ name }) => name },
  { id: 'open', head: 'Open', kind: 'figure', sortBy: ({ open }) => open, cell: ({ open }) => open },
  { id: 'next', head: 'Next due', cell: ({ next }) => next },
];
