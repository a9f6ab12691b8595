import { Button } from '@kopa/ui/button';
import { NoticeBar } from '@kopa/ui/notice-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/notice-bar',
  component: NoticeBar,
  tags: ['new'],
  args: { children: 'M-Pesa is closed tonight from 11 to 12' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the action, then the button that closes the bar'],
      ['Enter', 'presses the one that has the focus'],
    ],
    dos: [
      'Use it for what concerns the whole page, in one sentence.',
      'Put it into a role status that is always on the page, so that it is read when it appears.',
      'Let a borrower close what has been read and changes nothing.',
    ],
    donts: [
      'Move the words: what moves cannot be read at leisure.',
      'Show two at once: the more important one stays.',
      'Use it for the answer to an action: that is a Note beside it, or a toast.',
    ],
  }),
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onDismiss: fn(), action: <Button variant="text">See when</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See when' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
