import type { Meta, StoryObj } from '@storybook/react-vite';
import PayoutScreen from '../../app/src/features/payout-account/payout-screen.tsx';
import { account, personal, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/payout/examples',
  component: PayoutScreen,
  ...screenAt('/bank_account/add_bankcard'),
} satisfies Meta<typeof PayoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: applying('bindCard', told({ personal, payout: account })) }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue("Wanjirũ Ng'ang'a");
  },
};
