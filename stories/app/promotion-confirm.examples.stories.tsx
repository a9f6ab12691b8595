import type { Meta, StoryObj } from '@storybook/react-vite';
import PromotionConfirmScreen from '../../app/src/features/promotions/promotion-confirm-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-confirm/examples',
  component: PromotionConfirmScreen,
  ...screenAt('/yx2ConfirmBorrow'),
} satisfies Meta<typeof PromotionConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Filled: Story = {
  ...phone({ lender: [...promoted, licensed], visitor: true, query: '?amount=2000000&days=120' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Kopa Credit Limited/);
  },
};
