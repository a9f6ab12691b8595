import { WeekdayPicker } from '@kopa/ui/weekday-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { friday, HeldWeekday } from './held-weekday.tsx';
import { body, closed, row } from './in-sheet.ts';

/** One of the seven days of the week, by a tap, in the words and the order of the locale. */
const meta = {
  title: 'ui/pickers/weekday-picker',
  component: WeekdayPicker,
  args: friday,
  render: (args) => <HeldWeekday {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Enter on the row', 'opens it; the focus is in the list, at what is chosen'],
        ['Arrow down, arrow up, Home, End', 'another day'],
        ['Letters', 'the day that begins with them'],
        ['Enter or Space', 'marks the row; on the marked row, takes it and closes'],
        ['Escape', 'closes and changes nothing'],
      ],
      dos: [
        'Keep the number: 1 is Monday and 7 is Sunday in every language.',
        'Write the chosen day with weekdayName, in the words of the borrower.',
      ],
      donts: [
        'Shorten the names: there is room for whole words.',
        'Use it for a date: a weekday is every week.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof WeekdayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Payday').focus();
    await userEvent.keyboard('{Enter}');
    const list = await body().findByRole('listbox', { name: 'Payday' });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(body().getByRole('option', { name: 'Friday' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('Saturday'));
    await userEvent.keyboard('{Enter}');
    await body().findByRole('listbox', { name: 'Payday' });
  },
};
