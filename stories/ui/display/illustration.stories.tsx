import { Illustration } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** A drawing in the brand's colours: ink strokes on a ground line, one spot of accent. */
const meta = {
  title: 'ui/display/illustration',
  component: Illustration,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { name: 'wait' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Say in words all that it shows: readers do not meet it.',
      'Use one a screen, above the heading.',
      'Draw a new one in the same way: 120 by 88, stroke 1.75, tokens only, 2 kB at most.',
    ],
    donts: [
      'Show coins, banknotes, handshakes, piggy banks, rockets or confetti.',
      'Put a cross or red on a refusal: it is a signpost.',
      "Imitate M-Pesa's logo or its green.",
    ],
  }),
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.outerHTML.length).toBeLessThanOrEqual(2048);
  },
};
