import { PullToRefresh } from '@kopa/ui/pull-to-refresh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';
import { putDown } from './finger.ts';

const meta = {
  title: 'ui/display/pull-to-refresh',
  component: PullToRefresh,
  tags: ['new'],
  args: {
    onRefresh: fn(async () => undefined),
    children: (
      <ul className="px-4">
        {['November', 'October', 'September'].map((month) => (
          <li key={month} className="border-b border-decor py-3">
            Loan of {month}
          </li>
        ))}
      </ul>
    ),
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the button above the content'],
      ['Enter or Space', 'refreshes; the focus stays on the button'],
    ],
    dos: [
      'Put it around content that changes while one looks: what is owed, what was answered.',
      'Tell a failure in a note above the old content, which stays.',
    ],
    donts: [
      'Put it around a form, whose fields a refresh could change.',
      'Switch the button off where the page has no other way to fetch anew.',
    ],
  }),
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
  },
};

/** A finger pulls the content down, and lets go. */
export const Pulled: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    const finger = putDown(canvas.getByText('Loan of October'));
    finger.moveTo(60);
    await expect(await canvas.findByText('Pull down to refresh')).toBeVisible();
    finger.moveTo(180);
    await expect(await canvas.findByText('Let go to refresh')).toBeVisible();
    await expect(args.onRefresh).not.toHaveBeenCalled();
    finger.lift();
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
