import { PullToRefresh } from '@kopa/ui/pull-to-refresh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { putDown } from './finger.ts';

const meta = {
  title: 'ui/display/pull-to-refresh/features',
  component: PullToRefresh,
  tags: ['no-picture'],
  args: { onRefresh: async () => undefined, children: <p className="p-4">Loan of November</p> },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<never>(() => undefined);

/** Not far enough yet. */
export const Near: Story = {
  play: async ({ canvas }) => {
    putDown(canvas.getByText('Loan of November')).moveTo(90);
    await expect(await canvas.findByText('Pull down to refresh')).toBeVisible();
  },
};
export const Far: Story = {
  play: async ({ canvas }) => {
    putDown(canvas.getByText('Loan of November')).moveTo(200);
    await expect(await canvas.findByText('Let go to refresh')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { onRefresh: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('button', { name: 'Refreshing' })).toHaveAttribute('aria-busy');
  },
};
/** A page with a button of its own: the content waits below its place. */
export const WithoutButton: Story = {
  args: { button: false, onRefresh: never },
  play: async ({ canvas }) => {
    const finger = putDown(canvas.getByText('Loan of November'));
    finger.moveTo(200);
    finger.lift();
    // The pill and its announcement.
    await waitFor(() => expect(canvas.getAllByText('Refreshing')).toHaveLength(2));
  },
};
