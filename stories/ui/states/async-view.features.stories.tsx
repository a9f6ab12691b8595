import { Amount } from '@kopa/ui/amount';
import { AsyncView } from '@kopa/ui/async-view';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { Skeleton } from '@kopa/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** Of the morning and the day on which stories are shown, in Nairobi. */
const thisMorning = Date.UTC(2026, 10, 21, 6, 12);
const yesterday = Date.UTC(2026, 10, 20, 7, 42);

const meta = {
  title: 'ui/states/async-view/features',
  component: AsyncView,
  decorators: [(Story) => <div className="px-4 py-8">{Story()}</div>],
  args: {
    state: 'ready',
    onRetry: fn(),
    children: (
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
      </Card>
    ),
  },
} satisfies Meta<typeof AsyncView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { state: 'idle', idle: <p className="text-center text-body text-muted">Type a name above.</p> },
};
export const Loading: Story = {
  args: { state: 'loading', skeleton: <Skeleton shape="amount" delay={0} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toHaveTextContent('Loading');
  },
};

/** What comes sooner than 300 ms shows no skeleton at all. */
export const LoadingNotYet: Story = {
  tags: ['no-picture'],
  args: { state: 'loading', skeleton: <Skeleton delay={100_000_000} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shown=false] [aria-hidden]')).not.toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Loading');
  },
};
export const Empty: Story = { args: { state: 'empty' } };
export const EmptyOwnWords: Story = {
  args: {
    state: 'empty',
    empty: (
      <EmptyState
        illustration={<Illustration name="empty" />}
        title="No loans yet"
        body="Each loan you take is kept here."
      />
    ),
  },
};
export const Failed: Story = {
  args: { state: 'error', error: { body: 'Your answers are safe on this phone.' } },
};
export const Offline: Story = {
  tags: ['no-picture'],
  args: { state: 'offline' },
};
export const Ready: Story = {
  tags: ['no-picture'],
};

/** Content from before stays while it is loaded again; nothing moves. */
export const LoadingAgain: Story = {
  args: { state: 'loading', figuresFrom: thisMorning },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('10,748')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
};

/** Without a connection it says from when the figures are. */
export const OfflineFromBefore: Story = {
  args: { state: 'offline', figuresFrom: thisMorning },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Figures from 09:12')).toBeVisible();
    await expect(canvas.getByText('10,748')).toBeVisible();
  },
};
export const FailedFromYesterday: Story = {
  args: { state: 'error', figuresFrom: yesterday },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Figures from 20 Nov, 10:42')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const SwahiliLargeText: Story = {
  args: { state: 'offline', figuresFrom: yesterday },
  globals: { locale: 'sw', viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
