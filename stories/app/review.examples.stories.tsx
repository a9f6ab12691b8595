import { isRejectRecommendation } from '@kopa/contract/calls/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ReviewScreen from '../../app/src/features/review/review-screen.tsx';
import { recommended } from './lender/market.ts';
import { latest, orderAt } from './lender/orders.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/review/examples',
  component: ReviewScreen,
  ...screenAt('/auth/review_tips'),
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wait: Story = {
  ...phone({ lender: [latest(orderAt('applying'))] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};

export const NotThisTime: Story = {
  ...phone({
    lender: [
      latest(orderAt('reject')),
      answer(isRejectRecommendation, { isRejectRecommendation: true, products: recommended }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
};
