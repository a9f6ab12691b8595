import type { Meta, StoryObj } from '@storybook/react-vite';
import PromotionChooseScreen from '../../app/src/features/promotions/promotion-choose-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-choose/examples',
  component: PromotionChooseScreen,
  ...screenAt('/yx2'),
} satisfies Meta<typeof PromotionChooseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Filled: Story = {
  ...phone({ lender: [...promoted, licensed], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Kopa Credit Limited/);
  },
};
