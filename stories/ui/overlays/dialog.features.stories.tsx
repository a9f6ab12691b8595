import { Dialog } from '@kopa/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { body, closedBy, entered, escape, open, OpenedBy, press } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/dialog/features',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Cancel this application?',
    text: 'What you filled in is deleted. You can apply again at any time.',
    actionLabel: 'Cancel the application',
    cancelLabel: 'Keep it',
  },
  render: (args) => (
    <OpenedBy label="Open">
      {(isOpen, onOpenChange) => <Dialog {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The irreversible action is outlined in the danger colour; the safe action is filled and has the focus.
 */
export const Destructive: Story = {
  args: { destructive: true },
  play: async () => {
    await open('Open');
    await waitFor(() => expect(body().getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const DestructiveDark: Story = { ...Destructive, globals: { mode: 'dark' } };

/** The dialog needs an answer: role alertdialog, and a tap outside does not close the dialog. */
export const Alert: Story = {
  args: { alert: true, destructive: true },
  play: async () => {
    const dialog = await open('Open', 'alertdialog');
    await userEvent.click(dialog.querySelector('[data-sheet-scrim]') as Element);
    await expect(dialog).toBeVisible();
    await escape();
    await closedBy('escape', 'Open');
    await open('Open', 'alertdialog');
  },
};

/** News, with one button. */
export const OneButton: Story = {
  args: {
    title: 'You were logged out',
    text: 'Somebody logged in with your number on another phone.',
    actionLabel: undefined,
    cancelLabel: 'Log in again',
  },
  play: async () => {
    await open('Open');
    await waitFor(() => expect(body().getByRole('button', { name: 'Log in again' })).toHaveFocus());
  },
};

/** The action is on its way: nothing closes the dialog but the host. */
export const Busy: Story = {
  args: { destructive: true, busy: true },
  play: async () => {
    const dialog = await open('Open');
    await press('Keep it');
    await escape();
    await expect(dialog).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Do you want to cancel this application and delete everything that you have filled in so far?',
    text: 'Your name, your address, your contacts and the photos of your card are deleted from this phone and from our computers within a day. The reminder on 20 February stays off.',
    actionLabel: 'Cancel the application and delete everything that I have filled in',
    cancelLabel: 'Keep the application as it is',
    destructive: true,
  },
  play: async () => {
    const dialog = await open('Open');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The phone's Back closes it and leaves the page. */
export const ByBack: Story = {
  play: async () => {
    await open('Open');
    await entered('kopaOverlay');
    history.back();
    await closedBy('back', 'Open');
  },
};

/**
 * Looks and attributes from outside: `className` and `style` are the panel's, everything else is the
 * dialog's.
 */
export const Open: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <OpenedBy label="Open" page={<p id="deadline">You can apply again on Monday.</p>}>
      {(isOpen, onOpenChange) => (
        <Dialog
          {...args}
          open={isOpen}
          onOpenChange={onOpenChange}
          className="p-4"
          style={{ maxWidth: '20rem' }}
          id="cancel"
          data-step="cancel"
          aria-describedby="deadline"
        />
      )}
    </OpenedBy>
  ),
  play: async () => {
    const dialog = await open('Open');
    await expect(dialog).toHaveAttribute('id', 'cancel');
    await expect(dialog).toHaveAttribute('data-step', 'cancel');
    await expect(dialog).toHaveAccessibleDescription(/apply again on Monday\. What you filled in is deleted/);
    const panel = dialog.querySelector('.kopa-dialog-panel');
    await expect(panel).toHaveClass('p-4');
    await expect(panel).toHaveStyle({ maxWidth: '320px' });
  },
};
