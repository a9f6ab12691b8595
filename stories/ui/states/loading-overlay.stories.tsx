import { Button } from '@kopa/ui/button';
import { LoadingOverlay, type LoadingOverlayProps } from '@kopa/ui/loading-overlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../guide.ts';

function LogOut(args: LoadingOverlayProps) {
  const [open, setOpen] = useState(false);
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">Settings</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Log out
      </Button>
      <LoadingOverlay {...args} open={open} />
    </main>
  );
}

/** Holds the page while something must not be touched. After a minute it says so and can be closed. */
const meta = {
  title: 'ui/states/loading-overlay',
  component: LoadingOverlay,
  args: { open: false, label: 'Logging out' },
  render: (args) => <LogOut {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Escape', 'has its label read out again; when its time is up, closes it'],
        ['Tab', 'stays in it'],
        ['Enter, when its time is up', 'closes it; the focus is back at what began it'],
      ],
      dos: [
        'Say what is happening: "Logging out".',
        'Close it on failure too, and show the error where it is mended.',
        'Open it from as many places as wait: one is seen, until the last closes.',
      ],
      donts: [
        'Hold the page where a busy button does: that is almost everywhere.',
        'Show it while a page loads: that is a Skeleton.',
        'Use it to keep people from leaving.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape and Back do not close it, and Back does not leave the page: its label is read out again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Logging out' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(history.state as object).toHaveProperty('kopaOverlay'));
    history.back();
    await waitFor(() =>
      expect(dialog.querySelector('[data-kopa-live=polite]')).toHaveTextContent('Logging out'),
    );
    await waitFor(() => expect(history.state as object).toHaveProperty('kopaOverlay'));
    await expect(dialog).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out', hidden: true })).not.toHaveFocus();
  },
};
