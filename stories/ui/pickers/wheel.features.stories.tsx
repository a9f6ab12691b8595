import { Wheel } from '@kopa/ui/wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HeldWheel, numbers, weekColumns } from './held-wheel.tsx';

const meta = {
  title: 'ui/pickers/wheel/features',
  component: Wheel,
  args: { label: 'Payday', onChange: () => undefined, columns: weekColumns },
  render: (args) => <HeldWheel {...args} />,
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const list = () => document.querySelector<HTMLElement>('.kopa-wheel-list')!;
const rowHeight = () => list().clientHeight / 5;

/** A thousand rows: only those near the middle are in the page. */
export const ThousandRows: Story = {
  args: { columns: [{ id: 'number', label: 'Number', options: numbers(1000), value: '500' }] },
  play: async () => {
    await expect(list().childElementCount).toBeLessThan(12);
    list().scrollTop = 899 * rowHeight();
    await waitFor(() => expect(body().getByTestId('value')).toHaveTextContent('900'));
    await expect(list()).toHaveTextContent('901');
  },
};

/** What cannot be chosen is crossed out; keys and turning pass over it. */
export const DisabledRows: Story = {
  args: {
    columns: [
      {
        id: 'day',
        label: 'Day',
        options: numbers(12).map((option) => ({ ...option, disabled: ['4', '5'].includes(option.value) })),
        value: '3',
      },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(body().getByTestId('value')).toHaveTextContent('6');
    await userEvent.keyboard('{ArrowUp}');
    await expect(body().getByTestId('value')).toHaveTextContent('3');
  },
};

/** The same columns as list boxes, for a brand whose borrowers do not know wheels. */
export const AsLists: Story = {
  args: { presentation: 'list' },
  play: async () => {
    const box = body().getByRole('listbox', { name: 'Weekday' });
    await userEvent.click(within(box).getByRole('option', { name: 'Friday' }));
    await expect(body().getByTestId('value')).toHaveTextContent('{"week":"2","day":"5"}');
    await userEvent.keyboard('{Home}');
    await expect(body().getByTestId('value')).toHaveTextContent('{"week":"2","day":"1"}');
  },
};

export const ThreeRows: Story = { args: { rows: 3 } };

/** Nothing to choose from is said, and cannot be operated. */
export const Empty: Story = {
  args: { columns: [{ id: 'bank', label: 'Bank', options: [], value: '' }] },
  play: async () => {
    await expect(body().getByRole('slider', { name: 'Bank' })).toBeDisabled();
    await expect(list()).toHaveTextContent('Nothing to choose from');
  },
};

/** Rows grow with the words. A width in per cent keeps room for the column beside it. */
export const LargeText: Story = { globals: { textSize: '200%' } };
