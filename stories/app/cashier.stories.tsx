import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Payment } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CashierScreen from '../../app/src/features/repayment/cashier-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { disbursed, paymentOf, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo, today } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import {
  isTold,
  breaksOff,
  press,
  saysItDidNotLoad,
  shows,
  tabTo,
  waits,
  type Hands,
} from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/cashier',
  component: CashierScreen,
  ...screenAt('/repay/cashier'),
} satisfies Meta<typeof CashierScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const owes = (options?: Parameters<typeof repayDetailOf>[1]) => {
  const detail = repayDetailOf(disbursed.inTime, options);
  return [latest(detail.order), answer(repayOrderDetail, detail)];
};
const amount = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^How much do you pay/);
const ask = 'Ask for my M-Pesa PIN';

/** The whole sum and the borrower's own phone are proposed. */
export const Filled: Story = {
  ...phone({ lender: owes() }),
  play: async (hands) => {
    await expect(await amount(hands)).toHaveDisplayValue(/10,?370/);
  },
};

/** With keys alone: a part of it, by the button. */
export const WithKeys: Story = {
  ...phone({ lender: [...owes(), neverAnswer(mpesaRepayLink)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await amount(hands));
    await hands.userEvent.keyboard('{Control>}a{/Control}3000');
    await tabTo(hands, hands.canvas.getByRole('button', { name: ask }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByRole('button', { name: 'Sending…' });
  },
};

const types = (text: string) => async (hands: Hands) => {
  await hands.userEvent.clear(await amount(hands));
  if (text) await hands.userEvent.type(await amount(hands), text);
  await press(hands, ask);
  await expect(await amount(hands)).toBeInvalid();
};

/** No amount at all. */
export const Empty: Story = { ...phone({ lender: owes() }), play: types('') };

/** Less than the least that can be paid. */
export const Invalid: Story = { ...phone({ lender: owes() }), play: types('100') };

export const TooMuch: Story = { ...phone({ lender: owes() }), play: types('20000') };

export const Sending: Story = {
  ...phone({ lender: [...owes(), neverAnswer(mpesaRepayLink)] }),
  play: async (hands) => {
    await press(hands, ask);
    await hands.canvas.findByRole('button', { name: 'Sending…' });
  },
};

/** M-Pesa is not there. */
export const Refused: Story = {
  ...phone({ lender: [...owes(), refuse(mpesaRepayLink, 'paymentUnavailable')] }),
  play: async (hands) => {
    await press(hands, ask);
    await isTold(hands, /^M-Pesa cannot be reached/);
  },
};

export const NotSent: Story = {
  ...phone({ lender: [...owes(), loseLine(mpesaRepayLink)] }),
  play: async (hands) => {
    await press(hands, ask);
    await isTold(hands, /^There is no connection/);
  },
};

/** The phone asks for the PIN. */
export const Pending: Story = {
  ...phone({ lender: owes({ payments: [paymentOf('pending')] }) }),
  play: shows('Look at your phone'),
};

/** A payment that was asked for before the page was closed, and its end. */
const ended = (payment: Payment, options: Parameters<typeof repayDetailOf>[1] = {}) => ({
  lender: owes({ ...options, payments: [payment] }),
  before: () =>
    void writeDraft(orderNo, 'payment', { values: { payOrderId: payment.payOrderId }, lastField: null }),
});

export const Paid: Story = {
  ...phone(ended(paymentOf('paid'), { booked: [{ day: today, cents: 300_000 }] })),
  play: shows('We have your payment'),
};

/** The borrower cancelled the prompt. */
export const PaymentFailed: Story = {
  ...phone(ended(paymentOf('failed'))),
  play: shows('The payment did not go through'),
};

export const Loading: Story = {
  ...phone({ lender: [...owes(), neverAnswer(repayOrderDetail)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...owes(), refuse(repayOrderDetail, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: owes() }), play: breaksOff(amount) };
