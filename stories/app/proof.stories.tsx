import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getVoucherList, saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { addDays } from '@kopa/contract/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { startProof } from '../../app/src/features/proof/proof-draft.ts';
import { emptyProof } from '../../app/src/features/proof/proof-values.ts';
import ProofScreen from '../../app/src/features/proof/proof-screen.tsx';
import { choose, inputs, photo } from '../ui/fields/photo-samples.ts';
import { disbursed, paymentOf, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo, today } from './lender/orders.ts';
import { pictureOf, proofOf, proofs } from './lender/proofs.ts';
import { repayProducts } from './lender/repay-products.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import {
  breaksOff,
  isSending,
  isTold,
  press,
  saysItDidNotLoad,
  shows,
  tabTo,
  toldToFix,
  waits,
  type Hands,
} from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/proof',
  component: ProofScreen,
  ...screenAt('/repay/voucher'),
} satisfies Meta<typeof ProofScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime, {
  booked: [{ day: addDays(today, -1), cents: 100_000 }],
  payments: [paymentOf('paid', { receipt: 'TKL4X7Q2M0', amountCents: 100_000 })],
});
const having = (...sent: Parameters<typeof proofs>) => [
  latest(running.order),
  answer(repayOrderDetail, running),
  repayProducts(running),
  proofs(...sent),
];
const there = shows('No proofs yet');

export const Empty: Story = { ...phone({ lender: having() }), play: there };

/** One in each state. */
export const Filled: Story = {
  ...phone({
    lender: having([
      proofOf('received'),
      proofOf('inReview', { receipt: null, paidTime: null, pictures: [pictureOf('I-2'), pictureOf('I-3')] }),
      proofOf('rejected'),
      proofOf('accepted', { receipt: 'TKL4X7Q2M0' }),
    ]),
  }),
  play: async (hands) => {
    const [first] = await hands.canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(/We answer by Mon 23 Nov 2026, 09:00.*In 47 hours/);
    await isTold(hands, /^We could not read the receipt/);
  },
};

/** The 48 hours have passed without an answer. */
export const Late: Story = {
  ...phone({
    lender: having([proofOf('inReview', { createTime: minutesAgo(49 * 60), answerBefore: minutesAgo(60) })]),
  }),
  play: async (hands) => {
    await isTold(hands, /^We promised an answer by Sat 21 Nov 2026, 09:00 and are late/);
    await expect(hands.canvas.getByRole('button', { name: 'Talk to a person' })).toBeVisible();
  },
};

const message = (receipt: string, change: { account?: string; payee?: string } = {}) =>
  `${receipt} Confirmed. Ksh2,000.00 sent to ${change.payee ?? 'EASYCASH LTD'} for account ${change.account ?? orderNo} on 20/11/26 at 6:04 PM New M-PESA balance is Ksh3,410.55.`;
const pastes =
  (text: string, told: RegExp) =>
  async ({ canvas, userEvent }: Hands) => {
    await userEvent.click(await canvas.findByLabelText(/^M-Pesa message/));
    await userEvent.paste(text);
    await isTold({ canvas }, told);
  };
const atMessage = { query: '?part=message' };

/** A message is read, and the lender has no such payment. */
export const Unmatched: Story = {
  ...phone({ lender: having(), ...atMessage }),
  play: pastes(message('QKL8X2Y3ZP'), /^This payment is not counted yet/),
};

/** The payment is there already. */
export const Counted: Story = {
  ...phone({ lender: having(), ...atMessage }),
  play: pastes(message('TKL4X7Q2M0'), /^This payment is counted already, on Fri 20 Nov 2026/),
};

/** Another account was entered. */
export const OtherAccount: Story = {
  ...phone({ lender: having(), ...atMessage }),
  play: pastes(message('QKL8X2Y3ZP', { account: '0712345678' }), /^The account you entered was 0712345678/),
};

/** A payment to another payee. */
export const OtherPayee: Story = {
  ...phone({ lender: having(), ...atMessage }),
  tags: ['no-picture'],
  play: pastes(message('QKL8X2Y3ZP', { payee: 'MFANO SACCO' }), /^This went to MFANO SACCO/),
};

/** A message about no payment. */
export const Unread: Story = {
  ...phone({ lender: having(), ...atMessage }),
  play: pastes(
    'QKL8X2Y3ZP Confirmed.You have received Ksh100.00 from AMINA MFANO on 20/11/26 at 4:55 PM',
    /^This is money that you received/,
  ),
};

const read = {
  amountCents: '2,000',
  paidOn: addDays(today, -1),
  paidTime: '18:04',
  method: 'paybill',
  receipt: 'QKL8X2Y3ZP',
};
const begun = (lender: Parameters<typeof phone>[0] = {}) =>
  phone({ query: '?part=new', before: () => startProof(orderNo, read), ...lender });

/** A new proof that a message has filled in. */
export const Begun: Story = {
  ...begun({ lender: having() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Amount/)).toHaveDisplayValue('2,000');
    await expect(canvas.getByLabelText(/^Code of the receipt/)).toHaveDisplayValue('QKL8X2Y3ZP');
  },
};

/** Two fifths of the picture have left the phone. */
export const SendingPicture: Story = {
  ...begun({ lender: [...having(), neverAnswer(uploadUserVoucher, { sent: 0.4 })] }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/^Amount/);
    choose(inputs(canvasElement)[0], await photo());
    await expect(await canvas.findByRole('progressbar', { name: /^Sending/ })).toBeVisible();
  },
};

/** Nothing is filled in. */
export const Invalid: Story = {
  ...phone({
    lender: having(),
    query: '?part=new',
    before: () => startProof(orderNo, emptyProof),
  }),
  play: async (hands) => {
    await press(hands, 'Send the proof');
    await toldToFix(hands, 4);
  },
};

/** With keys alone: a picture has arrived before, the proof is sent. */
export const WithKeys: Story = {
  ...begun({
    lender: [...having([], [pictureOf('I-9')]), neverAnswer(saveUserVoucher)],
    before: () => startProof(orderNo, { ...read, images: 'I-9' }),
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Send the proof' }));
    await hands.userEvent.keyboard('{Enter}');
    await isSending(hands);
  },
};

/** From the list to the message. */
export const ToMessage: Story = {
  ...phone({ lender: having() }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, /^I paid, but it does not show/);
    await hands.canvas.findByRole('heading', { name: 'Paste your M-Pesa message' });
    await expect(address()).toBe('/repay/voucher');
  },
};

export const Loading: Story = {
  ...phone({ lender: [...having(), neverAnswer(getVoucherList)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...having(), refuse(getVoucherList, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: having() }), play: breaksOff(there) };
