import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RepayDetail } from '@kopa/contract/entities';
import { expect, screen, within } from 'storybook/test';
import RepayDetailScreen from '../../app/src/features/repayment/repay-detail-screen.tsx';
import { additional, told } from './lender/borrower.ts';
import { keepKnownLoan } from '../../app/src/shared/payment/known-loan.ts';
import { disbursed, paymentOf, repayDetailOf } from './lender/loans.ts';
import { latest, today } from './lender/orders.ts';
import { payTo, repayProducts } from './lender/repay-products.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { comes, breaksOff, press, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { storyNow } from './phone/clock.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/repay-detail',
  component: RepayDetailScreen,
  ...screenAt('/repay/repay_detail'),
} satisfies Meta<typeof RepayDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const owes = (detail: RepayDetail, can: { extensionDays?: number | null } = {}) => [
  latest(detail.order),
  answer(getUserInfo, told({ additional })),
  answer(repayOrderDetail, detail),
  repayProducts(detail, can),
];
const running = repayDetailOf(disbursed.inTime);
const paidOff = repayDetailOf(disbursed.inTime, {
  booked: [{ day: today, cents: running.owedCents }],
  step: 'finish',
});
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('button', { name: 'Pay' });

/** Half of the term has passed, nothing is paid; the track stands on the borrower's payday. */
export const Running: Story = {
  ...phone({ lender: owes(running) }),
  play: comes(({ canvas }) => canvas.findByText('Mon 28 Dec 2026, your payday')),
};

/** Every line of the ledger, and every day to pay on. */
export const InFull: Story = {
  ...phone({ lender: owes(running) }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all \d+ lines$/ }));
    await expect(canvas.getByText('20 Nov, interest')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show every day as a table' }));
    const table = within(canvas.getByRole('region', { name: 'What it costs on every day' }));
    await expect(table.getByRole('row', { name: '6 Jan, due 748 0 10,748' })).toBeVisible();
    await expect(table.getByRole('row', { name: '13 Jan 748 1,400 12,148' })).toBeInTheDocument();
  },
};

/** With keys alone: from the payday to a late day, then to the cashier. */
export const WithKeys: Story = {
  ...phone({ lender: owes(running) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, await hands.canvas.findByRole('slider', { name: 'The day you pay' }));
    await expect(await hands.canvas.findByText('Mon 28 Dec 2026, your payday')).toBeVisible();
    await expect(hands.canvas.getByText('KSh 74 less than on the due day')).toBeVisible();
    await hands.userEvent.keyboard('{PageUp}{PageUp}');
    await expect(hands.canvas.getByText('KSh 1,000 more: 5 days late')).toBeVisible();
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

const late = repayDetailOf(disbursed.late);

/** Seven days late: the maximum, and no further extension. */
export const Late: Story = {
  ...phone({ lender: owes(late, { extensionDays: null }) }),
  play: async ({ canvas }) => {
    await there({ canvas });
    await expect(await canvas.findByText('It can never be more than KSh 20,000 in all')).toBeVisible();
  },
};

/** A failed payment: which payment, the reason, and the unchanged balance. */
export const PayFail: Story = {
  ...phone({
    lender: owes(
      repayDetailOf(disbursed.inTime, {
        payments: [paymentOf('failed', { failure: 'insufficientFunds' })],
        step: 'payFail',
      }),
    ),
  }),
  play: comes(({ canvas }) => canvas.findByText('Your payment of KSh 3,000 did not go through')),
};

/** An overpayment whose refund is on its way. */
export const PaidTooMuch: Story = {
  ...phone({
    lender: owes({
      ...paidOff,
      lines: [
        ...paidOff.lines,
        { day: today, kind: 'payment', cents: -50_000, receipt: 'TKL4X7Q9ZZ' },
        { day: today, kind: 'overpayment', cents: 50_000, receipt: 'TKL4X7Q9ZZ' },
      ],
      standing: {
        ...paidOff.standing,
        overpaidCents: 50_000,
        refunds: [{ amountCents: 50_000, status: 'pending', receipt: null, createTime: paidOff.serverTime }],
      },
    }),
  }),
  play: comes(({ canvas }) => canvas.findByText('You paid KSh 500 too much')),
};

export const PaidOff: Story = {
  ...phone({
    lender: [
      ...owes(paidOff),
      answer(getUserInfo, told({ additional, standing: { since: storyNow, paidOnTime: 3 } })),
    ],
  }),
  play: async (hands) => {
    await shows('Your loan is paid back')(hands);
    await expect(await hands.canvas.findByText('46 days early · KSh 378 saved')).toBeVisible();
    await hands.canvas.findByText('3 loans paid on time');
  },
};

/** The receipt is drawn in the page and saved as a picture. */
export const SharedReceipt: Story = {
  ...phone({ lender: owes(paidOff) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, /^Share the receipt/);
    // The toast and its announcement.
    await screen.findAllByText('The receipt is saved on this phone.');
  },
};

export const Loading: Story = {
  ...phone({ lender: [...owes(running), neverAnswer(repayOrderDetail)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...owes(running), refuse(repayOrderDetail, 'internal')] }),
  play: saysItDidNotLoad,
};

/** The loan that home last showed can be paid without the lender's answer. */
export const FailedWithAKnownLoan: Story = {
  ...phone({
    lender: [...owes(running), refuse(repayOrderDetail, 'internal')],
    before: () => {
      const { orderNo, repayAmount, dueAmount, dueDate } = running.order;
      const { disbursedOn, serverTime } = running;
      const loan = {
        orderNo,
        repayAmount,
        dueAmount,
        disbursedOn,
        serverTime,
        overdueDays: 0,
        penaltyPerDay: 0,
      };
      keepKnownLoan({
        ...loan,
        status: 'repaying',
        dueDate: dueDate!,
        payTo: { ...payTo, channel: 'paybill', account: orderNo },
      });
    },
  }),
  play: async (hands) => {
    await saysItDidNotLoad(hands);
    await expect(await hands.canvas.findByText('You can still pay, without this app')).toBeVisible();
    await expect(hands.canvas.getByText(/dial \*334#/)).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'Talk to a person' })).toBeVisible();
  },
};

export const Offline: Story = { ...phone({ lender: owes(running) }), play: breaksOff(there) };
