import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { SwipeAction } from '@kopa/ui/swipe-action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/swipe-action',
  component: SwipeAction,
  tags: ['new'],
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  args: {
    label: 'About you',
    items: [{ id: 'drop', label: 'Do not send' }],
    onChoose: fn(),
    children: <ListRow label="About you" caption="Since 10:42" onClick={fn()} />,
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the row, then its acts, which come into view'],
      ['Enter or Space', 'does the act'],
      ['Escape', 'closes the row'],
    ],
    dos: [
      'Offer one or two acts, in one or two words each.',
      'Put the most frequent act on the row itself, by a tap.',
      'Ask before an act that cannot be undone.',
    ],
    donts: [
      'Hide here the only way to something that everyone needs.',
      'Use it for a choice among many: take a MenuPopover.',
    ],
  }),
} satisfies Meta<typeof SwipeAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With keys alone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dots = canvas.getByRole('button', { name: 'Actions: About you' });
    const act = canvas.getByRole('button', { name: 'Do not send About you' });
    canvas.getByRole('button', { name: /^About you/ }).focus();
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await waitFor(() => expect(dots).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dots).toHaveAttribute('aria-expanded', 'false'));
    await expect(dots).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('drop');
  },
};

/** The button with dots opens the row, for a finger that does not swipe. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const dots = canvas.getByRole('button', { name: 'Actions: About you' });
    await userEvent.click(dots);
    await waitFor(() => expect(dots).toHaveAttribute('aria-expanded', 'true'));
  },
};
