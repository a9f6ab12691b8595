import { ProgressBar } from '@kopa/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** How far something is. */
const meta = {
  title: 'ui/display/progress',
  component: ProgressBar,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { value: 0.32, label: 'Usual time of a check' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Say in words near it what the bar shows.',
      'Give valueText when percent means nothing: "46 of 91 days left".',
      'Use marker for a place on a way: the days of a loan.',
    ],
    donts: [
      'Let it run to the end and start again.',
      'Use it for steps of a form: that is Steps.',
      'Move it by guesses: an honest bar stands still.',
    ],
  }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Usual time of a check' });
    await expect(bar).toHaveAttribute('aria-valuetext', '32 percent done');
  },
};
