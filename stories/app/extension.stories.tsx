import { repayOrderDetail } from '@kopa/contract/calls/repay';
import {
  confirmExtensionOrder,
  getExtensionData,
  updateExtensionOrderStatus,
} from '@kopa/contract/calls/repay-extension';
import type { Extension, NoExtension, Payment } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import ExtensionScreen from '../../app/src/features/extension/extension-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { extensionOf } from './lender/extensions.ts';
import { disbursed, paymentOf, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo } from './lender/orders.ts';
import { repayProducts } from './lender/repay-products.ts';
import { answer, loseLine, neverAnswer, refuse, type Rule } from './lender/rules.ts';
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
  title: 'app/extension',
  component: ExtensionScreen,
  ...screenAt('/repay/exhibition_period_detail'),
} satisfies Meta<typeof ExtensionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inTime = repayDetailOf(disbursed.inTime);
const late = repayDetailOf(disbursed.late);
const price = extensionOf(inTime);
const open: Extension = { ...price, state: 'open', payOrderId: 'E-1' };
const ask = /^Ask for my PIN/;

const owes = (detail = inTime, ...more: Rule[]) => [
  latest(detail.order),
  answer(repayOrderDetail, detail),
  repayProducts(detail),
  answer(getExtensionData, { extension: extensionOf(detail) }),
  ...more,
];
const tick = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('checkbox', { name: /^I have read/ });
const confirms = async (hands: Hands) => {
  await hands.userEvent.click(await tick(hands));
  await press(hands, ask);
};

/** Before the due day: the price of today, beside paying everything today. */
export const Filled: Story = {
  ...phone({ lender: owes() }),
  play: async (hands) => void (await tick(hands)),
};

/** Late: the late charge is paid, too, and the loan is not late any more. */
export const Late: Story = {
  ...phone({ lender: owes(late) }),
  play: async (hands) => void (await tick(hands)),
};

/** With keys alone: read, ticked, and paid by hand. */
export const WithKeys: Story = {
  ...phone({ lender: owes(inTime, neverAnswer(confirmExtensionOrder)) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('radio', { name: /^M-Pesa prompt/ }));
    await hands.userEvent.keyboard('{ArrowDown}');
    await tabTo(hands, await tick(hands));
    await hands.userEvent.keyboard(' ');
    await tabTo(hands, hands.canvas.getByRole('button', { name: /^Keep this price/ }));
    await hands.userEvent.keyboard('{Enter}');
    await isHeld(hands);
  },
};

/** The borrower cannot confirm before reading. */
export const Invalid: Story = {
  ...phone({ lender: owes() }),
  play: async (hands) => {
    await press(hands, ask);
    await isTold(hands, /^Tick this/);
    await expect(await tick(hands)).toHaveFocus();
  },
};

export const Sending: Story = {
  ...phone({ lender: owes(inTime, neverAnswer(confirmExtensionOrder)) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await confirms(hands);
    await isHeld(hands);
  },
};

/** A lender whose price changes between the reading and the confirmation. */
function changesItsPrice(): Rule[] {
  let isDearer = false;
  const dearer = { ...price, fee: price.fee + 5_000, extensionAmount: price.extensionAmount + 5_000 };
  const refused = refuse(confirmExtensionOrder, 'offerChanged', {
    data: { extensionAmount: dearer.extensionAmount },
  });
  return [
    answer(getExtensionData, () => ({ extension: isDearer ? dearer : price })),
    {
      call: confirmExtensionOrder,
      reply: (request) => {
        isDearer = true;
        return refused.reply(request);
      },
    },
  ];
}

/** The price has changed: what is new is marked, and has to be confirmed again. */
export const PriceChanged: Story = {
  ...phone({ lender: owes(inTime, ...changesItsPrice()) }),
  play: async (hands) => {
    await confirms(hands);
    await isTold(hands, /^The price has changed/);
    await hands.canvas.findByText('was 98');
    await hands.canvas.findByText('was 864');
    const note = hands.canvas.getByText(/^The price has changed/).closest('[role=alert]');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(await tick(hands)).not.toBeChecked();
  },
};

export const NotSent: Story = {
  ...phone({ lender: owes(inTime, loseLine(confirmExtensionOrder)) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await confirms(hands);
    await isTold(hands, /^There is no connection/);
  },
};

/** A confirmed extension, and how its payment stands. */
const confirmed = (extension: Extension, payment: Payment | null, by: 'prompt' | 'hand' = 'prompt') => ({
  lender: owes(
    inTime,
    answer(getExtensionData, { extension: open }),
    answer(updateExtensionOrderStatus, { extension, payment }),
  ),
  before: () => void writeDraft(orderNo, 'extension', { values: { payOrderId: 'E-1', by }, lastField: null }),
});
const paidBy = (status: Payment['status']) => paymentOf(status, { amountCents: price.extensionAmount });

export const ByHand: Story = {
  ...phone(confirmed(open, null, 'hand')),
  play: async (hands) => {
    await press(hands, 'I have paid');
    await isTold(hands, /^It is not here yet/);
  },
};

export const OnPhone: Story = {
  ...phone(confirmed(open, paidBy('pending'))),
  play: shows('Enter your M-Pesa PIN'),
};

export const PaymentFailed: Story = {
  ...phone(confirmed(open, paidBy('failed'))),
  play: shows('The payment did not go through'),
};

export const Extended: Story = {
  ...phone(confirmed({ ...open, state: 'extended', timesUsed: 1 }, paidBy('paid'))),
  play: shows(/^Your new due day: /),
};

/** The money came after another payment had changed the loan. */
export const CountedAsRepayment: Story = {
  ...phone(confirmed(open, paidBy('paid'))),
  play: shows('Counted as a repayment'),
};

/** The day of the price has passed, and nothing was paid. */
export const DayOver: Story = {
  ...phone({
    ...confirmed(open, null, 'hand'),
    lender: owes(inTime, refuse(updateExtensionOrderStatus, 'orderTimedOut')),
  }),
  play: async (hands) => isTold(hands, /^Yesterday's price has ended/),
};

const without = (none: NoExtension, detail = inTime) =>
  phone({ lender: owes(detail, refuse(getExtensionData, 'extensionUnavailable', { data: none })) });

export const UsedUp: Story = {
  ...without({ why: 'usedUp', timesUsed: 2, timesMost: 2 }, late),
  play: shows('You cannot get more time for this loan'),
};

/** The lender extends no loans. */
export const NotOffered: Story = {
  ...without({ why: 'none', timesUsed: 0, timesMost: 0 }),
  tags: ['no-picture'],
  play: shows('You cannot get more time for this loan'),
};

export const Loading: Story = {
  ...phone({ lender: owes(inTime, neverAnswer(getExtensionData)) }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: owes(inTime, refuse(getExtensionData, 'internal')) }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: owes() }), play: breaksOff(tick) };
