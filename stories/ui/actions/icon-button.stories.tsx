import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/actions/icon-button',
  component: IconButton,
  decorators: [(Story) => <div className="flex gap-2 p-4">{Story()}</div>],
  args: { label: 'Help', icon: <CircleQuestionMark aria-hidden />, onClick: fn() },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it, also when nothing more can be done in its direction'],
      ['Enter or Space', 'does what its label says'],
    ],
    dos: [
      'Use it for back, help, clear, minus, plus, attach and send: all others need a word.',
      'Give it a label that says what happens to what: "Fewer days".',
      'Set exhausted at the end of a range, so that the focus is not lost.',
    ],
    donts: [
      'Do not make it smaller than 48 by 48 to fit one more in.',
      'Do not use it for what cannot be undone.',
    ],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Help' });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([48, 48]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
