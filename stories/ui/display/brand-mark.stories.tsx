import { BrandMark } from '@kopa/ui/brand-mark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Two lines and a double rule, as under a final total. */
const meta = {
  title: 'ui/display/brand-mark',
  component: BrandMark,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { size: 'large' },
  parameters: guide({
    keys: 'none',
    dos: [
      "Set the brand's name beside it as text: the mark is hidden from readers.",
      'Use the small one in the header of home, the large one at login.',
    ],
    donts: ['Recolour, turn or stretch it.', 'Show it on every screen: a borrower knows where they are.'],
  }),
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(mark?.getBoundingClientRect().width).toBe(44);
  },
};
