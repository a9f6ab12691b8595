import { DataTable } from '@kopa/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleColumns, exampleRows, type ExampleQueue } from './example-queues.tsx';

const Table = DataTable<ExampleQueue>;

const meta = {
  title: 'ui/display/data-table/features',
  component: Table,
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: 'Queues',
    columns: exampleColumns,
    rows: exampleRows,
    rowId: ({ id }) => id,
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open row. */
export const Open: Story = {
  args: { openId: 'proofs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Proofs');
  },
};

/** A head sorts up, then down, then not. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('td')?.textContent);
    const head = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(head);
    await expect(names()).toEqual(['Proofs', 'Suspense', 'Feedback']);
    await expect(canvas.getByRole('columnheader', { name: 'Open' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(head);
    await expect(names()).toEqual(['Feedback', 'Suspense', 'Proofs']);
    await userEvent.click(head);
    await expect(names()).toEqual(['Feedback', 'Proofs', 'Suspense']);
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = { args: { rows: [], empty: <p className="p-6 text-body">Nothing waits.</p> } };
