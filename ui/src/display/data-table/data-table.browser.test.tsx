import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, type DataColumn, type DataTableProps } from './index.js';

interface Queue {
  id: string;
  open: number;
}

const rows: readonly Queue[] = [
  { id: 'feedback', open: 12 },
  { id: 'proofs', open: 5 },
  { id: 'suspense', open: 8 },
];
const columns: readonly DataColumn<Queue>[] = [
  { id: 'name', head: 'Queue', cell: ({ id }) => id },
  { id: 'open', head: 'Open', kind: 'figure', sortBy: ({ open }) => open, cell: ({ open }) => open },
];

const mount = (props: Partial<DataTableProps<Queue>> = {}) =>
  render(<DataTable label="Queues" columns={columns} rows={rows} rowId={({ id }) => id} {...props} />);

const inFocus = () => (document.activeElement as HTMLElement | null)?.dataset['row'];

// The head is not shown on small pages.
beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.restoreAllMocks());

it('the rows are one tab stop, and keys move and open', async () => {
  const onOpen = vi.fn();
  const view = await mount({ onOpen });
  expect(view.container.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
  view.container.querySelector<HTMLElement>('[data-row="feedback"]')?.focus();
  await userEvent.keyboard('j');
  expect(inFocus()).toBe('proofs');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(inFocus()).toBe('suspense');
  await userEvent.keyboard('k');
  expect(inFocus()).toBe('proofs');
  await userEvent.keyboard('{Home}{Enter}');
  expect(onOpen.mock.calls).toEqual([[rows[0]]]);
});

it('letters move nothing for those who have turned them off', async () => {
  const view = await mount({ letterKeys: false });
  view.container.querySelector<HTMLElement>('[data-row="feedback"]')?.focus();
  await userEvent.keyboard('j');
  expect(inFocus()).toBe('feedback');
});

it('a sorting of the host is asked for and not taken', async () => {
  const onSort = vi.fn();
  const view = await mount({ sort: null, onSort });
  await view.getByRole('button', { name: 'Open' }).click();
  expect(onSort.mock.calls).toEqual([[{ column: 'open', descending: false }]]);
  const ids = () =>
    [...view.container.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row']);
  expect(ids()).toEqual(['feedback', 'proofs', 'suspense']);
});

it('two rows of one id are reported to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mount({ rows: [rows[0]!, rows[0]!] });
  expect(error).toHaveBeenCalledWith(expect.stringContaining('two rows have one id'));
});
