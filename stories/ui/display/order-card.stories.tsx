import { Card } from '@kopa/ui/card';
import { OrderCard } from '@kopa/ui/order-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/order-card',
  component: OrderCard,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  parameters: guide({
    keys: [
      ['Tab', 'reaches the row, when it leads somewhere'],
      ['Enter', 'opens the record'],
    ],
    dos: [
      'Give the state a word: "Repaying", "Finished", "Not approved". Tint and icon come with the tone.',
      'Say in the caption what is next, or how it ended, with the day.',
      'Put the loan that runs first, in a card of its own, and the others by year.',
    ],
    donts: [
      'Do not make a refusal or a cancellation red: they are neutral.',
      'Do not put the chip beside the caption, nor a second chip beside the first.',
      'Do not show what is owed as the amount: the amount is what was borrowed.',
    ],
  }),
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    amountCents: 1_000_000,
    status: { tone: 'primary', label: 'Repaying' },
    caption: 'Pay 10,748 by 6 Jan 2027',
    onClick: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^KSh\s10,000 Repaying Pay 10,748 by 6 Jan 2027$/ });
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(72);
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
