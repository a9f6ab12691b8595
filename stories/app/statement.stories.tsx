import { repayStatement } from '@kopa/contract/calls/statement';
import type { RepayDetail } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import StatementScreen from '../../app/src/features/repayment/statement-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo, today } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { statementOf } from './lender/statement.ts';
import { breaksOff, comes, press, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/statement',
  component: StatementScreen,
  ...screenAt('/repay/statement'),
} satisfies Meta<typeof StatementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (detail: RepayDetail) => ({
  lender: [latest(detail.order), answer(repayStatement, statementOf(detail))],
  query: `?orderNo=${orderNo}`,
});
const running = repayDetailOf(disbursed.inTime, {
  booked: [
    { day: '2026-10-20', cents: 200_000 },
    { day: '2026-11-10', cents: 150_000 },
  ],
});
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByText('Interest and charges');

/** The charges between two payments are one line each. */
export const Running: Story = { ...phone(of(running)), play: comes(there) };

/** Late: interest until the due day, then the late charge; every day of them opens. */
export const Late: Story = {
  ...phone(of(repayDetailOf(disbursed.late))),
  play: async (hands) => {
    await press(hands, /^Show \d+ days$/);
    await expect(
      await hands.canvas.findByText(/^2% a day of KSh 10,000\. Late days counted: 7\./),
    ).toBeVisible();
  },
};

export const PaidOff: Story = {
  ...phone(
    of(repayDetailOf(disbursed.inTime, { booked: [{ day: today, cents: 1_037_000 }], step: 'finish' })),
  ),
  tags: ['no-picture'],
  play: comes(there),
};

/** With keys alone: the days of a line open, and close. */
export const WithKeys: Story = {
  ...phone(of(running)),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    const [button] = hands.canvas.getAllByRole('button', { name: /^Show \d+ days$/ });
    await tabTo(hands, button!);
    await hands.userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await hands.userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = {
  ...phone({ ...of(running), lender: [latest(running.order), neverAnswer(repayStatement)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ ...of(running), lender: [latest(running.order), refuse(repayStatement, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone(of(running)), play: breaksOff(there) };
