import { ValidPeriodPicker } from '@kopa/ui/valid-period-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../guide.ts';
import { card, HeldPeriod } from './held-period.tsx';
import { body, row, said } from './in-sheet.ts';

/** The month and year until which a card is valid, by two wheels or typed as on the card. */
const meta = {
  title: 'ui/pickers/valid-period-picker',
  component: ValidPeriodPicker,
  args: card,
  render: (args) => <HeldPeriod {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Tab', 'Confirm, the month, the year, "Type it instead", Cancel'],
        ['Arrow down, arrow up', 'the next month or year, and back'],
        ['Page down, Page up, Home, End', 'five on, five back, the first, the last'],
        ['Digits', 'the month or year that begins with them'],
        ['Enter in the typed period', 'confirms'],
        ['Escape', 'closes and forgets the draft'],
      ],
      dos: [
        'Show it in the row as on the card: 07/29.',
        'Begin with the present month: a card that is over cannot pay.',
      ],
      donts: ['Ask for a day: cards have none.', 'Ask for the year in four digits where the card shows two.'],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof ValidPeriodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Valid until').focus();
    await userEvent.keyboard('{Enter}');
    await body().findByRole('dialog', { name: 'Valid until' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('slider', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await said('08/29 · August 2029');
    await userEvent.tab();
    await userEvent.keyboard('2031');
    await said('08/31 · August 2031');
  },
};
