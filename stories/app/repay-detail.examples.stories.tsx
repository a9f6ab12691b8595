import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import RepayDetailScreen from '../../app/src/features/repayment/repay-detail-screen.tsx';
import { additional, told } from './lender/borrower.ts';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest } from './lender/orders.ts';
import { repayProducts } from './lender/repay-products.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/repay-detail/examples',
  component: RepayDetailScreen,
  ...screenAt('/repay/repay_detail'),
} satisfies Meta<typeof RepayDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime);

export const Filled: Story = {
  ...phone({
    lender: [
      latest(running.order),
      answer(getUserInfo, told({ additional })),
      answer(repayOrderDetail, running),
      repayProducts(running),
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveValue('37'));
  },
};
