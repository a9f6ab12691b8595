import type { Meta, StoryObj } from '@storybook/react-vite';
import PromotionCostsScreen from '../../app/src/features/promotions/promotion-costs-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-costs/examples',
  component: PromotionCostsScreen,
  ...screenAt('/yx1'),
} satisfies Meta<typeof PromotionCostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Filled: Story = {
  ...phone({ lender: [...promoted, licensed], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Kopa Credit Limited/);
  },
};
