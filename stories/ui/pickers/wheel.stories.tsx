import { Wheel, type WheelColumn } from '@kopa/ui/wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const numbers = (to: number) =>
  Array.from({ length: to }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Columns that turn under a band. Each column is a range for keys and screen readers, over a list that scrolls natively. */
const meta = {
  title: 'ui/pickers/wheel',
  component: Wheel,
  args: {
    label: 'Payday',
    onChange: () => undefined,
    columns: [
      { id: 'week', label: 'Week', options: numbers(4), value: '2', width: '4rem' },
      {
        id: 'day',
        label: 'Weekday',
        options: days.map((label, at) => ({ value: String(at + 1), label })),
        value: '3',
      },
    ],
  },
  render: ({ label, columns }) => <Example label={label} start={columns} />,
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ label, start }: { label: string; start: readonly WheelColumn[] }) {
  const [values, setValues] = useState(() => Object.fromEntries(start.map(({ id, value }) => [id, value])));
  const change = useCallback(
    (id: string, value: string) => setValues((before) => ({ ...before, [id]: value })),
    [],
  );
  return (
    <main className="bg-surface py-4">
      <Wheel
        label={label}
        columns={start.map((column) => ({ ...column, value: values[column.id] ?? column.value }))}
        onChange={change}
      />
      <p className="p-4 text-label text-muted" data-testid="value">
        {JSON.stringify(values)}
      </p>
    </main>
  );
}

const body = () => within(document.body);

export const Default: Story = {};

/** Only keys. */
export const ByKeys: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(body().getByRole('slider', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('sa');
    await expect(body().getByTestId('value')).toHaveTextContent('{"week":"3","day":"6"}');
    await expect(body().getByRole('slider', { name: 'Weekday' })).toHaveAttribute(
      'aria-valuetext',
      'Saturday',
    );
  },
};

/** A thousand rows: only those near the middle are in the page. */
export const ThousandRows: Story = {
  args: { columns: [{ id: 'number', label: 'Number', options: numbers(1000), value: '500' }] },
  play: async () => {
    const list = document.querySelector<HTMLElement>('.kopa-wheel-list')!;
    const words = () =>
      [...list.querySelectorAll('.kopa-wheel-row')].filter((row) => row.textContent !== '').length;
    await expect(words()).toBeLessThan(20);
    list.scrollTop = 899 * list.querySelector<HTMLElement>('.kopa-wheel-row')!.offsetHeight;
    await waitFor(() => expect(body().getByTestId('value')).toHaveTextContent('900'));
    await waitFor(() => expect(list).toHaveTextContent('901'));
  },
};

export const Dark: Story = { globals: { mode: 'dark' } };
export const Jua: Story = { globals: { brand: 'jua' } };
