import { Dialog } from '@kopa/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { body, closedBy, escape, OpenedBy, openWithKeys } from './opened-by.tsx';

/**
 * A short question or message in the middle of the page. Dialogs and sheets share the overlay stack: one
 * history entry, one scroll lock, one owner of Escape. The focus moves to the button that changes nothing.
 */
const meta = {
  title: 'ui/overlays/dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Send your application?',
    text: 'We look at it within an hour. You cannot change it afterwards.',
    actionLabel: 'Send it',
  },
  render: (args) => (
    <OpenedBy heading="Your application" label="Send">
      {(isOpen, onOpenChange) => <Dialog {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: {
    ...guide({
      keys: [
        ['Enter on what opens it', 'opens it; the focus is at the button that changes nothing'],
        ['Tab', 'the one button and the other, and never the page behind'],
        ['Enter', 'presses the button with the focus'],
        ['Escape', 'closes it and changes nothing; the focus is back at what opened it'],
      ],
      dos: [
        'Ask in the title, say in the text what happens then, and answer the title with the buttons: "Cancel the application", "Keep it".',
        'Make it destructive when it cannot be undone: deleting, cancelling, giving up a place.',
        'Make it an alert when it interrupts and must be answered: a tap beside it is then no answer.',
      ],
      donts: [
        'Write Yes, No or OK on the buttons: readers hear them without the question.',
        'Confirm what can be undone: do it, and offer Undo in a toast.',
        'Put fields or long texts into it: that is a BottomSheet.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await openWithKeys('Send');
    await expect(dialog).toHaveAccessibleName('Send your application?');
    await expect(dialog).toHaveAccessibleDescription(/You cannot change it afterwards/);
    await waitFor(() => expect(body().getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await escape();
    await closedBy('escape', 'Send');
    await openWithKeys('Send');
    await userEvent.tab({ shift: true });
    await expect(body().getByRole('button', { name: 'Send it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closedBy('confirm', 'Send');
    await openWithKeys('Send');
  },
};
