import { DatePicker } from '@kopa/ui/date-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { birthday, HeldDate } from './held-date.tsx';
import { body, row, said } from './in-sheet.ts';

/**
 * A day by wheels in the locale's order, or typed. The wheels turn natively; keys and screen readers have a
 * range for each column. Only Confirm hands the day over.
 */
const meta = {
  title: 'ui/pickers/date-picker',
  component: DatePicker,
  args: birthday,
  render: (args) => <HeldDate {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Enter on the row', 'opens it; the focus is at the title'],
        ['Tab', 'Confirm, each column, "Type it instead", Cancel'],
        ['Arrow down, arrow up', 'the next day, month or year, and back'],
        ['Page down, Page up, Home, End', 'five on, five back, the first, the last'],
        ['Digits and letters', 'the day, year or month that begins with them'],
        ['Enter in the typed date', 'confirms'],
        ['Escape', 'closes and forgets the draft'],
      ],
      dos: [
        'Use it for a day that is remembered, such as a birthday, and offer typing.',
        'Say the rule in validate in the words of the borrower: "You must be 18 or older to borrow".',
        'Begin where most will be near: initial 30 years back for a birthday.',
        'Keep the day as YYYY-MM-DD; it has no time and no zone.',
      ],
      donts: [
        'Use it for a day of the coming weeks: a DayOfMonthPicker or a list of days is shorter.',
        'Cut the years so that somebody who is 80 cannot be found.',
        'Move a day that cannot be chosen without a word.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (name: string) => body().getByRole('slider', { name });

export const Default: Story = {
  play: async () => {
    row('Birthday').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('heading', { name: 'Birthday' })).toHaveFocus());
    await said('14 March 1994 · you are 32');
    await userEvent.tab();
    await userEvent.tab();
    await expect(column('Day')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await said('15 March 1994');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await said('1 March 1994');
    await userEvent.keyboard('27');
    await said('27 March 1994');
    await userEvent.tab();
    await userEvent.keyboard('j');
    await said('27 June 1994');
    await userEvent.keyboard('j');
    await said('27 July 1994');
    await userEvent.tab();
    await userEvent.keyboard('1988');
    await said('27 July 1988');
    await userEvent.keyboard('{PageDown}');
    await said('27 July 1993');
    await expect(column('Month')).toHaveAttribute('aria-valuetext', 'July');
  },
};
