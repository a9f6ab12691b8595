import { repayStatement } from '@kopa/contract/calls/statement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import StatementScreen from '../../app/src/features/repayment/statement-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo } from './lender/orders.ts';
import { answer } from './lender/rules.ts';
import { statementOf } from './lender/statement.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/statement/examples',
  component: StatementScreen,
  ...screenAt('/repay/statement'),
} satisfies Meta<typeof StatementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const late = repayDetailOf(disbursed.late, { booked: [{ day: '2026-10-20', cents: 200_000 }] });

export const Filled: Story = {
  ...phone({
    lender: [latest(late.order), answer(repayStatement, statementOf(late))],
    query: `?orderNo=${orderNo}`,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(orderNo, { exact: false });
  },
};
