import { AsyncView } from '@kopa/ui/async-view';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { ErrorState } from '@kopa/ui/error-state';
import { Illustration } from '@kopa/ui/illustration';
import { LoadingOverlay } from '@kopa/ui/loading-overlay';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Skeleton } from '@kopa/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/states/states',
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the shape of what comes, without shimmer. */
export const Loading: Story = {
  render: () => (
    <>
      <Skeleton shape="amount" delay={0} />
      <Skeleton rows={2} delay={0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Loading');
  },
};

/** What comes sooner than the delay shows no skeleton at all. */
export const LoadingNotYet: Story = {
  render: () => (
    <AsyncView state="loading" skeleton={<Skeleton delay={100_000_000} />}>
      Content
    </AsyncView>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-shown=false]')).not.toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  render: () => (
    <AsyncView
      state="empty"
      empty={
        <EmptyState
          illustration={<Illustration name="empty" />}
          title="No loans yet"
          body="Each loan you take is kept here, with every shilling in and out."
          action={<Button variant="outline">See what you can borrow</Button>}
        />
      }
    />
  ),
};

const retry = fn();

export const Failed: Story = {
  render: () => <ErrorState body="Your answers are safe on this phone." onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent('Something went wrong');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  render: () => (
    <>
      <OfflineStrip>No connection. Figures from 10:42 today.</OfflineStrip>
      <AsyncView state="offline" onRetry={retry} />
    </>
  ),
};

/** Offline with figures from before: they stay readable. */
export const OfflineStale: Story = {
  render: () => (
    <AsyncView state="offline" stale>
      <p className="text-body">To pay by Wed 6 Jan 2027: KSh 10,748</p>
    </AsyncView>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10,748/)).toBeVisible();
  },
};

function Overlay() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Log out
      </Button>
      <LoadingOverlay open={open} label="Logging out" timeout={50} onTimeout={() => setOpen(false)} />
    </>
  );
}

/** The page is held, Escape too; a lost answer never locks it, and the focus comes back. */
export const Held: Story = {
  render: () => <Overlay />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = canvasElement.querySelector('dialog');
    await expect(dialog).toHaveAttribute('open');
    await expect(dialog).toHaveAccessibleName('Logging out');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
  },
};

export const LoadingDark: Story = { ...Loading, play: undefined, globals: { mode: 'dark' } };
export const EmptyJuaDark: Story = { ...Empty, globals: { brand: 'jua', mode: 'dark' } };
export const FailedSwahili: Story = { ...Failed, play: undefined, globals: { locale: 'sw' } };
