import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RepayDetail } from '@kopa/contract/entities';
import { expect } from 'storybook/test';
import RepayDetailScreen from '../../app/src/features/repayment/repay-detail-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest, today } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { comes, breaksOff, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/repay-detail',
  component: RepayDetailScreen,
  ...screenAt('/repay/repay_detail'),
} satisfies Meta<typeof RepayDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const owes = (detail: RepayDetail) => [latest(detail.order), answer(repayOrderDetail, detail)];
const running = repayDetailOf(disbursed.inTime);
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('button', { name: 'Pay' });

/** Half of the term has passed, nothing is paid. */
export const Running: Story = { ...phone({ lender: owes(running) }), play: comes(there) };

/** With keys alone: to the cashier. */
export const WithKeys: Story = {
  ...phone({ lender: owes(running) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await there(hands));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /repay/cashier');
    await expect(address()).toBe('/repay/cashier');
  },
};

/** Two parts are paid. */
export const PartPaid: Story = {
  ...phone({
    lender: owes(
      repayDetailOf(disbursed.inTime, {
        booked: [
          { day: '2026-10-20', cents: 200_000 },
          { day: '2026-11-10', cents: 150_000 },
        ],
      }),
    ),
  }),
  play: comes(there),
};

/** Seven days late. */
export const Late: Story = { ...phone({ lender: owes(repayDetailOf(disbursed.late)) }), play: comes(there) };

export const PaidOff: Story = {
  ...phone({
    lender: owes(
      repayDetailOf(disbursed.inTime, {
        booked: [{ day: today, cents: running.owedCents }],
        step: 'finish',
      }),
    ),
  }),
  play: shows('Your loan is paid back'),
};

export const Loading: Story = {
  ...phone({ lender: [...owes(running), neverAnswer(repayOrderDetail)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...owes(running), refuse(repayOrderDetail, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: owes(running) }), play: breaksOff(there) };
