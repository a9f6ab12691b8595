import { DataTable, type DataColumn } from '@kopa/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../guide.ts';
import { exampleColumns, exampleRows, type ExampleQueue } from './example-queues.tsx';

const Table = DataTable<ExampleQueue>;

/** A list of many rows. */
const meta = {
  title: 'ui/display/data-table',
  component: Table,
  tags: ['new'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: 'Queues',
    columns: exampleColumns satisfies readonly DataColumn<ExampleQueue>[],
    rows: exampleRows,
    rowId: ({ id }) => id,
    onOpen: fn(),
  },
  parameters: guide({
    keys: [
      ['↑ ↓, J K', 'move the row'],
      ['Home, End', 'go to the first and the last row'],
      ['Enter', 'opens the row'],
    ],
    dos: ['Give figures the kind `figure`.', 'Say in `empty` what no rows mean.'],
    donts: ['Put a button into each cell: a row has one act, and the rest is in what opens.'],
  }),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Feedback/ })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('row', { name: /Proofs/ })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(exampleRows.at(-1));
    await userEvent.keyboard('{Home}');
  },
};
