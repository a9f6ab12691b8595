import { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../guide.ts';
import { HeldDayOfMonth, payday } from './held-day-of-month.tsx';
import { body, closed, row, said } from './in-sheet.ts';

/**
 * A day of the month, of a grid of seven columns. 29, 30 and 31 say that shorter months take their last day.
 */
const meta = {
  title: 'ui/pickers/day-of-month-picker',
  component: DayOfMonthPicker,
  args: payday,
  render: (args) => <HeldDayOfMonth {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Tab', 'Confirm, the chosen day, Cancel'],
        ['Arrows', 'the day beside, above or below'],
        ['Home, End', 'the first and the last day of the row; with Control, of the month'],
        ['Page up, Page down', 'the first and the last day of the column'],
        ['Enter on a day', 'confirms it'],
        ['Escape', 'closes and forgets the draft'],
      ],
      dos: [
        'Say why a day cannot be taken, in unavailable: "The second payday must be another day".',
        'Use it for what comes every month: a payday, the day of a debit.',
      ],
      donts: [
        'Use it for one date: that is a DatePicker.',
        'Take 29, 30 and 31 away: many are paid on the last day.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof DayOfMonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Payday').focus();
    await userEvent.keyboard('{Enter}');
    await body().findByRole('dialog', { name: 'Payday' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('radio', { name: '15' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await said('Day 23 of every month');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('Day 23'));
    await userEvent.keyboard('{Enter}');
    await body().findByRole('dialog', { name: 'Payday' });
  },
};
