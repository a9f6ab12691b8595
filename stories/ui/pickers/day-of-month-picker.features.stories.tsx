import { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HeldDayOfMonth, payday } from './held-day-of-month.tsx';
import { body, closed, openSheet, press, row, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/day-of-month-picker/features',
  component: DayOfMonthPicker,
  args: payday,
  render: (args) => <HeldDayOfMonth {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof DayOfMonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string | RegExp) => body().getByRole('radio', { name });
const unavailable = [{ day: 15, reason: 'The second payday must be another day' }];

/** A day that not every month has says what happens then, in the grid, in the sentence and in its name. */
export const ShorterMonths: Story = {
  play: async () => {
    await openSheet('Payday');
    await userEvent.click(day('31, in shorter months, the last day'));
    await said('Day 31 of every month · in shorter months, the last day');
  },
};

/** A day that is taken already can be reached, and says why it cannot be chosen. */
export const Unavailable: Story = {
  args: { title: 'Second payday', value: 28, unavailable },
  play: async () => {
    await openSheet('Second payday');
    await userEvent.click(day(/^15,/));
    await said('The second payday must be another day');
    await expect(day('28')).toBeChecked();
    await expect(day(/^15,/)).not.toBeChecked();
  },
};

/** Confirm asks for a day when none is chosen. */
export const NothingChosenYet: Story = {
  args: { value: null },
  play: async () => {
    await openSheet('Payday');
    await press('Confirm');
    await said('Choose a day of the month');
    await expect(body().getByRole('dialog')).toBeVisible();
  },
};

/** Cancel forgets the draft. */
export const Cancelled: Story = {
  play: async () => {
    await openSheet('Payday');
    await userEvent.click(day('3'));
    await press('Cancel');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('Day 15'));
    await openSheet('Payday');
    await expect(day('15')).toBeChecked();
  },
};

/** Right to left: the arrow to the left goes to the next day. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await openSheet('Payday');
    day('15').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await said('Day 16 of every month');
  },
};

/** The smallest phone: a day is still 44 px wide. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await openSheet('Payday');
    await expect(day('15').getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const Swahili: Story = {
  args: { title: 'Siku ya malipo', value: 30 },
  globals: { locale: 'sw' },
  play: async () => void (await openSheet('Siku ya malipo')),
};
