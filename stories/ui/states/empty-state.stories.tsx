import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Nothing is here yet, and why that is fine. */
const meta = {
  title: 'ui/states/empty-state',
  component: EmptyState,
  decorators: [(Story) => <div className="py-8">{Story()}</div>],
  args: {
    illustration: <Illustration name="empty" />,
    title: 'No loans yet',
    body: 'Each loan you take is kept here, with every shilling in and out.',
    action: <Button variant="outline">See what you can borrow</Button>,
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the action'],
      ['Enter or Space', 'presses it'],
    ],
    dos: [
      'Say what will stand here, and when.',
      'Offer one way on, as an outline button.',
      'Put it into a centred Screen; the tab bar stays.',
    ],
    donts: [
      'Say "Oops", or that there is an error: nothing went wrong.',
      'Show it while something loads.',
      'Advertise with it.',
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No loans yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See what you can borrow' })).toHaveFocus();
  },
};
