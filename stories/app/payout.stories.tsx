import { latestOrder } from '@kopa/contract/calls/loan';
import { bindBankCard } from '@kopa/contract/calls/bank';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PayoutScreen from '../../app/src/features/payout-account/payout-screen.tsx';
import { account, personal, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import { loseLine, neverAnswer, refuse } from './lender/rules.ts';
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
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/payout',
  component: PayoutScreen,
  ...screenAt('/bank_account/add_bankcard'),
} satisfies Meta<typeof PayoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = applying('bindCard', told({ personal }));
const filled = applying('bindCard', told({ personal, payout: account }));
const there = shows('Where should the money go?');
const number = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^M-Pesa number\b(?! again)/);
const again = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^M-Pesa number again/);

/** The name is the one that the borrower has told, the number the one of the login. */
export const Empty: Story = { ...phone({ lender: empty }), play: there };

/** With keys alone: the number twice, and on. */
export const WithKeys: Story = {
  ...phone({ lender: [...empty, neverAnswer(bindBankCard)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await number(hands));
    await hands.userEvent.keyboard('0712345678');
    await tabTo(hands, await again(hands));
    await hands.userEvent.keyboard('+254712345678{Enter}');
    await isSending(hands);
  },
};

export const Filled: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await hands.userEvent.type(await again(hands), '712345678');
  },
};

/** Continue without a number. */
export const Invalid: Story = {
  ...phone({ lender: empty }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.clear(await number(hands));
    await hands.userEvent.clear(await again(hands));
    await press(hands, 'Continue');
    await toldToFix(hands, 2);
  },
};

/** The two numbers differ. */
export const Different: Story = {
  ...phone({ lender: empty }),
  play: async (hands) => {
    await hands.userEvent.clear(await again(hands));
    await hands.userEvent.type(await again(hands), '0712345679');
    await press(hands, 'Continue');
    await toldToFix(hands, 1);
  },
};

const sendsFilled = async (hands: Hands) => {
  await hands.userEvent.type(await again(hands), '712345678');
  await press(hands, 'Continue');
};

export const Sending: Story = {
  ...phone({ lender: [...filled, neverAnswer(bindBankCard)] }),
  play: async (hands) => {
    await sendsFilled(hands);
    await isSending(hands);
  },
};

/** Sent, but the line broke. */
export const NotSent: Story = {
  ...phone({ lender: [...filled, loseLine(bindBankCard)] }),
  play: async (hands) => {
    await sendsFilled(hands);
    await isTold(hands, /^There is no connection/);
  },
};

/** The lender refuses a value that the phone accepted. */
export const Refused: Story = {
  ...phone({
    lender: [
      ...filled,
      refuse(bindBankCard, 'invalidInput', { fields: { accountNumber: 'accountNumber.invalid' } }),
    ],
  }),
  play: async (hands) => {
    await sendsFilled(hands);
    await toldToFix(hands, 1);
  },
};

export const Loading: Story = { ...phone({ lender: [...empty, neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [...empty, refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: filled }),
  play: breaksOff(there),
};
