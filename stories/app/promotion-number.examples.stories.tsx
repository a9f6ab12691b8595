import type { Meta, StoryObj } from '@storybook/react-vite';
import PromotionNumberScreen from '../../app/src/features/promotions/promotion-number-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-number/examples',
  component: PromotionNumberScreen,
  ...screenAt('/yx3'),
} satisfies Meta<typeof PromotionNumberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Filled: Story = {
  ...phone({ lender: [...promoted, licensed], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Kopa Credit Limited/);
  },
};
