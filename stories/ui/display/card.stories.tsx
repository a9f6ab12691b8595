import { Card } from '@kopa/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** A surface for related content. */
const meta = {
  title: 'ui/display/card',
  component: Card,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { children: <p className="text-body">We send the money to your M-Pesa number.</p> },
  parameters: guide({
    keys: 'none',
    dos: [
      'Put one subject into a card: one loan, one set of reasons.',
      'Use flush for rows, so that their rules run to the edge.',
      'Keep 12 px between cards of one subject and 20 to 24 before a new one.',
    ],
    donts: [
      'Put a card into a card.',
      'Frame a single sentence: that is a Note.',
      'Make the whole card a button: put a ListRow into it.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/M-Pesa/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
