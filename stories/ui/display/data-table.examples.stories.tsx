import { DataTable } from '@kopa/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleColumns, exampleRows, type ExampleQueue } from './example-queues.tsx';

const Table = DataTable<ExampleQueue>;

const meta = {
  title: 'ui/display/data-table/examples',
  component: Table,
  args: { label: 'Queues', columns: exampleColumns, rows: exampleRows, rowId: ({ id }) => id },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page; at a phone's width rows are blocks of lines. */
export const Today: Story = {
  render: (args) => (
    <main className="py-4">
      <h1 className="mb-3 px-4 text-heading">Today</h1>
      <DataTable {...args} foot={<p className="p-4 text-caption text-muted">3 queues</p>} />
    </main>
  ),
};
