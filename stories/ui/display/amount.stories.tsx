import { Amount } from '@kopa/ui/amount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** A sum of money. */
const meta = {
  title: 'ui/display/amount',
  component: Amount,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { cents: 1_074_800, size: 'amount' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Pass integer cents, as they were computed: 1074800 is KSh 10,748.',
      'Use the size "amount" for the one sum of the screen that matters.',
      'Leave the currency out in the lower lines of a column.',
    ],
    donts: [
      'Compute with floats, or round here.',
      'Show two sums in the size "amount".',
      'Write a sum into a sentence with this: a sentence takes formatAmount.',
      'Count up to a sum: figures change at once.',
    ],
  }),
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')?.textContent).toBe('KSh 10,748');
  },
};
