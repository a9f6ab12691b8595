import { PermissionSheet } from '@kopa/ui/permission-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { body, closedBy, OpenedBy, openWithKeys } from './opened-by.tsx';

/** Asks before the phone asks: why, what is read and what is not. Saying no is as easy as saying yes. */
const meta = {
  title: 'ui/overlays/permission-sheet',
  component: PermissionSheet,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'May we use the camera?',
    why: 'To photograph the front and the back of your card. You can also choose photos that you have.',
    reads: ['The photos that you take here'],
    leaves: ['Your other photos', 'Where you are'],
    onAllow: fn(),
  },
  render: (args) => (
    <OpenedBy heading="Your card" label="Take a photo">
      {(isOpen, onOpenChange) => <PermissionSheet {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: {
    ...guide({
      keys: [
        ['Enter on what needs it', 'opens the sheet; the focus is at its title'],
        ['Tab', 'Close, Allow, Not now'],
        ['Escape', 'closes it, which is a No'],
      ],
      dos: [
        'Ask in the moment in which it is needed, from the tap that needs it.',
        'Say what it is for and what one does without it, in words a child knows.',
        'Name what is not read when people may fear it.',
        'Show `denied` when the phone does not ask any more: a button that seems to do nothing is a fault.',
      ],
      donts: [
        'Ask for everything when the app starts.',
        'Ask again in the same visit after a No.',
        'Make a No cost more than the thing itself: the way without it must go on.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof PermissionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await openWithKeys('Take a photo');
    await waitFor(() =>
      expect(body().getByRole('heading', { name: 'May we use the camera?' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Allow' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await closedBy('cancel', 'Take a photo');
    await expect(args.onAllow).not.toHaveBeenCalled();
    await openWithKeys('Take a photo');
  },
};
