import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CashierScreen from '../../app/src/features/cashier/cashier-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest } from './lender/orders.ts';
import { offersWays, waysOf } from './lender/repay-ways.ts';
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

/** By paybill: the numbers to enter, each with a copy button. */
export const Filled: Story = {
  ...phone({
    lender: [latest(running.order), answer(repayOrderDetail, running), offersWays(running, waysOf('ke'))],
  }),
  play: async ({ canvas, userEvent }) => {
    const ways = await canvas.findAllByRole('radio');
    await userEvent.click(ways[1] as HTMLElement);
    await expect(await canvas.findByText('600 123')).toBeVisible();
  },
};
