import { Button } from '@kopa/ui/button';
import { LoadingOverlay, type LoadingOverlayProps } from '@kopa/ui/loading-overlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

function Held(args: LoadingOverlayProps) {
  const [open, setOpen] = useState(false);
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">Settings</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Log out
      </Button>
      <LoadingOverlay {...args} open={open} onTimeout={args.onTimeout && (() => setOpen(false))} />
    </main>
  );
}

const meta = {
  title: 'ui/states/loading-overlay/features',
  component: LoadingOverlay,
  args: { open: false, label: 'Logging out' },
  render: (args) => <Held {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const begin = () => userEvent.click(body().getByRole('button', { name: 'Log out' }));

/** Its time is up: it says so, and can be closed. */
export const GivenUp: Story = {
  args: { timeout: 50 },
  play: async () => {
    await begin();
    await body().findByRole('alertdialog', { name: /takes too long/ });
    await waitFor(() => expect(body().getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('button', { name: 'Log out' })).toHaveFocus());
  },
};

/** The picture of the words. */
export const GivenUpDark: Story = {
  args: { timeout: 50 },
  globals: { mode: 'dark' },
  play: async () => {
    await begin();
    await body().findByRole('alertdialog', { name: /takes too long/ });
  },
};

/** A host that closes it on time: nothing is said, and the focus comes back. */
export const TimeoutHandled: Story = {
  tags: ['no-picture'],
  args: { timeout: 50, onTimeout: () => undefined },
  play: async () => {
    await begin();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(body().getByRole('button', { name: 'Log out' })).toHaveFocus());
  },
};

export const LongLabel: Story = {
  args: { label: 'Your application is being sent, with its three photos. Please do not close the app.' },
  play: async () => {
    await begin();
    const dialog = await body().findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Two that wait: one is seen, with the words of the later. */
export const TwoWaits: Story = {
  render: () => (
    <main className="min-h-screen p-4">
      <h1 className="text-heading">Settings</h1>
      <LoadingOverlay open label="Logging out" />
      <LoadingOverlay open label="Sending the photo" />
    </main>
  ),
  play: async () => {
    await body().findByRole('dialog', { name: 'Sending the photo' });
    await expect(document.querySelectorAll('dialog')).toHaveLength(1);
  },
};
