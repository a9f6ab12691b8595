import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Payment } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import CashierScreen from '../../app/src/features/cashier/cashier-screen.tsx';
import { asTexts, type PendingPayment } from '../../app/src/features/cashier/pending-payment.ts';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { disbursed, paymentOf, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo, today } from './lender/orders.ts';
import { offersWays, waysOf } from './lender/repay-ways.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo, storyNow } from './phone/clock.ts';
import {
  breaksOff,
  isHeld,
  isTold,
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

const owes = (options?: Parameters<typeof repayDetailOf>[1], methods = waysOf('ke')) => {
  const detail = repayDetailOf(disbursed.inTime, options);
  return [latest(detail.order), answer(repayOrderDetail, detail), offersWays(detail, methods)];
};
const amount = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^How much do you want to pay/);
const ask = /^Ask for my M-Pesa PIN/;

/** The whole sum and the borrower's own phone are proposed. */
export const Filled: Story = {
  ...phone({ lender: owes() }),
  play: async (hands) => {
    await expect(await amount(hands)).toHaveDisplayValue(/10,?370/);
    await expect(hands.canvas.getByRole('button', { name: /PIN: KSh.10,370$/ })).toBeVisible();
  },
};

/** With keys alone: a part of the balance, by the button. */
export const WithKeys: Story = {
  ...phone({ lender: [...owes(), neverAnswer(mpesaRepayLink)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await amount(hands));
    await hands.userEvent.keyboard('{Control>}a{/Control}3000');
    await tabTo(hands, hands.canvas.getByRole('button', { name: ask }));
    await hands.userEvent.keyboard('{Enter}');
    await isHeld(hands);
  },
};

const types = (text: string) => async (hands: Hands) => {
  await hands.userEvent.clear(await amount(hands));
  if (text) await hands.userEvent.type(await amount(hands), text);
  await press(hands, ask);
  await waitFor(async () => expect(await amount(hands)).toBeInvalid());
  await expect(hands.canvas.getByRole('button', { name: 'Ask for my M-Pesa PIN' })).toBeVisible();
};

/** No amount at all. */
export const Empty: Story = { ...phone({ lender: owes() }), play: types('') };

/** Less than the least that can be paid. */
export const Invalid: Story = { ...phone({ lender: owes() }), play: types('100') };

export const TooMuch: Story = { ...phone({ lender: owes() }), play: types('20000') };

/** The busy button has its picture in the other forms; this page can be scrolled by its last pixels. */
export const Sending: Story = {
  ...phone({ lender: [...owes(), neverAnswer(mpesaRepayLink)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, ask);
    await isHeld(hands);
  },
};

/** M-Pesa is not there. */
export const Refused: Story = {
  ...phone({ lender: [...owes(), refuse(mpesaRepayLink, 'paymentUnavailable')] }),
  play: async (hands) => {
    await press(hands, ask);
    await isTold(hands, /^The payment service cannot be reached/);
  },
};

/** The phone was asked too often today; the other ways are on the page. */
export const AskedTooOften: Story = {
  ...phone({ lender: [...owes(), refuse(mpesaRepayLink, 'tooManyPrompts')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, ask);
    await isTold(hands, /^We have asked for a PIN too often today\. Pay another way/);
    await hands.userEvent.click(hands.canvas.getByRole('radio', { name: /^Paybill/ }));
    await expect(await hands.canvas.findByRole('button', { name: 'I have paid' })).toBeVisible();
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
  ...phone({ lender: owes({ payments: [paymentOf('pending', { createTime: storyNow - 20_000 })] }) }),
  play: shows('Enter your M-Pesa PIN'),
};

/** After a minute the words change, and the ways on come. */
export const NoPromptYet: Story = {
  ...phone({ lender: owes({ payments: [paymentOf('pending')] }) }),
  play: async (hands) => {
    await shows('No prompt yet?')(hands);
    await expect(hands.canvas.getByRole('link', { name: /^Dial \*334#/ })).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: /^Pay by paybill/ })).toBeVisible();
  },
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

/** More was paid than was owed. */
export const Overpaid: Story = {
  ...phone({
    lender: (() => {
      const whole = repayDetailOf(disbursed.inTime).owedCents;
      const payment = paymentOf('paid', { amountCents: whole + 60_000 });
      const detail = repayDetailOf(disbursed.inTime, {
        booked: [{ day: today, cents: whole }],
        payments: [payment],
        step: 'finish',
      });
      const standing = { ...detail.standing, overpaidCents: 60_000 };
      return [...owes(), latest(detail.order), answer(repayOrderDetail, { ...detail, standing })];
    })(),
    before: () => asked({ method: 'paybill', toldAt: minutesAgo(4) }),
  }),
  play: shows('We have your payment'),
};

/** A payment from before the page was closed. */
function asked(change: Partial<PendingPayment>): void {
  const values = asTexts({
    method: 'mpesa',
    amountCents: 300_000,
    payOrderId: null,
    given: null,
    before: [],
    toldAt: null,
    ...change,
  });
  writeDraft(orderNo, 'payment', { values, lastField: null });
}

/** Paid by hand, a moment ago. */
export const Waiting: Story = {
  ...phone({ lender: owes(), before: () => asked({ method: 'paybill', toldAt: minutesAgo(1) }) }),
  play: shows('We are waiting for your payment'),
};

/** After a quarter of an hour there are other ways on. */
export const Late: Story = {
  ...phone({ lender: owes(), before: () => asked({ method: 'paybill', toldAt: minutesAgo(20) }) }),
  play: async (hands) => {
    await shows('This takes longer than usual')(hands);
    await hands.canvas.findByRole('button', { name: /^Send proof/ });
  },
};

/** Another way, while the first may still come: warned, not forbidden. */
export const AnotherWay: Story = {
  ...phone({ lender: owes({ payments: [paymentOf('pending')] }) }),
  play: async (hands) => {
    // The page has its whole height before the focus moves.
    await hands.canvas.findByText(/^Did you enter your PIN/);
    await press(hands, 'Pay another way');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^Your payment of KSh 3,000 may still come/);
  },
};

/** And then the payment that is under way stays in sight. */
export const UnderWay: Story = {
  ...phone({
    lender: owes({ payments: [paymentOf('pending')] }),
    before: () => asked({ method: 'bankTransfer' }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^KSh 3,000 is still on its way/ });
  },
};

/** A way that cannot be used now says so. */
export const Closed: Story = {
  ...phone({ lender: owes(undefined, waysOf('ke', { closed: ['bankTransfer', 'card'] })) }),
  play: async (hands) => {
    await hands.userEvent.click(await hands.canvas.findByRole('radio', { name: /^Bank transfer/ }));
    await isTold(hands, /^There is no payment method/);
  },
};

/** There is no way at all. */
export const NoPaymentMethod: Story = {
  ...phone({ lender: owes(undefined, []) }),
  play: shows('There is no way to pay just now'),
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
