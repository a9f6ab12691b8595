import { ErrorState } from '@kopa/ui/error-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

/** What could not be loaded, and the way on. */
const meta = {
  title: 'ui/states/error-state',
  component: ErrorState,
  decorators: [(Story) => <div className="py-8">{Story()}</div>],
  args: { body: 'Your answers are safe on this phone.', onRetry: fn() },
  parameters: guide({
    keys: [
      ['Tab', 'reaches "Try again"'],
      ['Enter or Space', 'tries again; the button keeps the focus'],
    ],
    dos: [
      'Say what is safe: the answers, the money, the place in the queue.',
      'Say what to do next, even when it is only to wait.',
      'Try again by itself where time may mend it: retryAfter.',
      'Set retrying while it is tried again: button and focus stay.',
    ],
    donts: [
      'Show codes or the words of a machine.',
      'Use it for a mistake of the borrower: that stands at the field.',
      'Say only "Error".',
    ],
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent('Something went wrong');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
