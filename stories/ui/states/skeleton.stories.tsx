import { Skeleton } from '@kopa/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** In the shape of what is coming. */
const meta = {
  title: 'ui/states/skeleton',
  component: Skeleton,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { delay: 0 },
  parameters: guide({
    keys: 'none',
    dos: [
      'Draw as many rows as usually come, so that nothing jumps.',
      'Leave the delay at 300 ms: what comes sooner shows no skeleton.',
      'Show header and tab bar at once; only the content waits.',
    ],
    donts: [
      'Let it shimmer or pulse.',
      'Use it while something is sent: the button is busy then.',
      'Cover a page that has figures from before.',
    ],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shown] > output')).toHaveTextContent('Loading');
  },
};
