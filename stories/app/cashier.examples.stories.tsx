import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CashierScreen from '../../app/src/features/repayment/cashier-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest } from './lender/orders.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/cashier/examples',
  component: CashierScreen,
  ...screenAt('/repay/cashier'),
} satisfies Meta<typeof CashierScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime);

export const Filled: Story = {
  ...phone({ lender: [latest(running.order), answer(repayOrderDetail, running)] }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox');
  },
};
