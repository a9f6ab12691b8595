import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** The state of a thing, in an icon and a word. */
const meta = {
  title: 'ui/display/status-chip',
  component: StatusChip,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { tone: 'primary', children: 'Repaying' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Use one or two words that say the state: Repaying, Late, Finished.',
      'Give one state the same tone and word everywhere.',
      'Use warning when the borrower has to do something.',
    ],
    donts: [
      'Use danger for "Not approved" or "Cancelled": they are neutral.',
      'Let one tap it: it is no button and no filter.',
      'Count with it: a number on a tab is a badge.',
    ],
  }),
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Repaying')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
