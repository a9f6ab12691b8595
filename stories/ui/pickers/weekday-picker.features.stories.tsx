import { WeekdayPicker } from '@kopa/ui/weekday-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { friday, HeldWeekday } from './held-weekday.tsx';
import { body, closed, openSheet, press, row } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/weekday-picker/features',
  component: WeekdayPicker,
  args: friday,
  render: (args) => <HeldWeekday {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof WeekdayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstRow = () => body().getAllByRole('option')[0];

export const NothingChosenYet: Story = {
  args: { value: null },
  play: async () => void (await openSheet('Payday')),
};

/** The week of Spain begins with Monday, and its Friday is the same number. */
export const Spanish: Story = {
  args: { title: 'Día de pago' },
  globals: { locale: 'es' },
  play: async () => {
    await openSheet('Día de pago');
    await expect(firstRow()).toHaveTextContent('lunes');
    await expect(body().getByRole('option', { name: 'viernes' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Swahili: Story = {
  args: { title: 'Siku ya malipo' },
  globals: { locale: 'sw' },
  play: async () => {
    await openSheet('Siku ya malipo');
    await expect(body().getByRole('option', { name: 'Ijumaa' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The first day may be set. */
export const FromSaturday: Story = {
  args: { firstDay: 6 },
  play: async () => {
    await openSheet('Payday');
    await expect(firstRow()).toHaveTextContent('Saturday');
  },
};

/** Cancel changes nothing. */
export const Cancelled: Story = {
  play: async () => {
    await openSheet('Payday');
    await press('Cancel');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('Friday'));
  },
};
