import { latestOrder } from '@kopa/contract/calls/loan';
import { isRejectRecommendation } from '@kopa/contract/calls/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ReviewScreen from '../../app/src/features/review/review-screen.tsx';
import { expect } from 'storybook/test';
import { queryClient, queryKeys } from '../../app/src/shared/lender/queries.ts';
import { personal, wanjiru } from './lender/borrower.ts';
import { recommended } from './lender/market.ts';
import { asked, latest, orderAt } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import { breaksOff, press, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/review',
  component: ReviewScreen,
  ...screenAt('/auth/review_tips'),
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noOthers = answer(isRejectRecommendation, { isRejectRecommendation: false, products: [] });
const reviews = (...[step, change]: Parameters<typeof orderAt>) => [latest(orderAt(step, change)), noOthers];
const checking = shows('Checking your application');

/** Six minutes of the usual ten are left. */
export const Waiting: Story = { ...phone({ lender: reviews('applying') }), play: checking };

/** With keys alone: back to home, the wait goes on without the app. */
export const WithKeys: Story = {
  ...phone({ lender: reviews('applying') }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Back to home' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};

/** Longer than the usual ten minutes. */
export const Longer: Story = {
  ...phone({
    lender: reviews('applying', { submittedAt: minutesAgo(14), reviewEndsAt: minutesAgo(4) }),
  }),
  play: async (hands) => {
    await checking(hands);
    await expect(hands.canvas.queryByText(/Usually about/)).toBeNull();
  },
};

/** Both sums, for a borrower whose name the app knows. */
export const Approved: Story = {
  ...phone({
    lender: reviews('confirm'),
    before: () => {
      queryClient.setQueryData(queryKeys.user, { ...wanjiru, personal });
    },
  }),
  play: async (hands) => {
    await shows('You can borrow KSh 10,000')(hands);
    await expect(hands.canvas.getByText('Yes, Wanjirũ.')).toBeVisible();
    for (const sum of ['9,884', '10,748']) await expect(hands.canvas.getByText(sum)).toBeVisible();
  },
};

/** Not this time: why, and from when again. */
export const Rejected: Story = {
  ...phone({ lender: reviews('reject') }),
  play: shows('We cannot lend to you this time'),
};

/** A person is looking at the rejection again. */
export const Appealed: Story = {
  ...phone({ lender: reviews('reject', { appeal: asked }) }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^A person is looking/ });
  },
};

/** The same with loans of others that may fit. */
export const Recommended: Story = {
  ...phone({
    lender: [
      latest(orderAt('reject')),
      answer(isRejectRecommendation, { isRejectRecommendation: true, products: recommended }),
    ],
  }),
  play: async (hands) => {
    await press(hands, 'See other loans');
    await expect(hands.canvas.getByRole('heading', { name: 'Other loans for you' })).toHaveFocus();
  },
};

export const Loading: Story = { ...phone({ lender: [noOthers, neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [noOthers, refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: reviews('applying') }), play: breaksOff(checking) };
