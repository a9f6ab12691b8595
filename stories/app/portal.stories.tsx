import { portalRepaymentConfirm, portalRepaymentDetail } from '@kopa/contract/calls/portal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PortalScreen from '../../app/src/features/portal/portal-screen.tsx';
import { linked, token } from './lender/portal-link.ts';
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
  title: 'app/portal',
  component: PortalScreen,
  ...screenAt('/portal/repayment'),
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payer without an account opens a link. */
const opens = (...lender: Rule[]) =>
  phone({
    visitor: true,
    query: `?token=${token}`,
    lender: [answer(portalRepaymentDetail, linked()), ...lender],
  });
const number = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^M-Pesa number/);
const ask = /^Ask for the M-Pesa PIN/;
const pays = async (hands: Hands) => {
  await hands.userEvent.type(await number(hands), '0722999126');
  await press(hands, ask);
};

/** The masked name and the balance, and nothing else. */
export const Filled: Story = { ...opens(), play: async (hands) => void (await number(hands)) };

/** With keys alone: a part, from a phone of one's own. */
export const WithKeys: Story = {
  ...opens(neverAnswer(portalRepaymentConfirm)),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByLabelText(/^How much do you want to pay/));
    await hands.userEvent.keyboard('{Control>}a{/Control}1000');
    await tabTo(hands, await number(hands));
    await hands.userEvent.keyboard('0722999126');
    await tabTo(hands, hands.canvas.getByRole('button', { name: ask }));
    await hands.userEvent.keyboard('{Enter}');
    await isHeld(hands);
  },
};

export const Invalid: Story = {
  ...opens(),
  play: async (hands) => {
    const amount = await hands.canvas.findByLabelText(/^How much do you want to pay/);
    await hands.userEvent.clear(amount);
    await hands.userEvent.type(amount, '100');
    await press(hands, ask);
    await expect(amount).toBeInvalid();
    await expect(await number(hands)).toBeInvalid();
  },
};

/** Ten phones have been asked already. */
export const UsedTooOften: Story = {
  ...opens(refuse(portalRepaymentConfirm, 'linkUsedUp')),
  play: async (hands) => {
    await pays(hands);
    await isTold(hands, /^This payment link was used too often/);
  },
};

export const NotSent: Story = {
  ...opens(loseLine(portalRepaymentConfirm)),
  tags: ['no-picture'],
  play: async (hands) => {
    await pays(hands);
    await isTold(hands, /^There is no connection/);
  },
};

/** No phone can be asked just now. */
export const Unavailable: Story = {
  ...opens(answer(portalRepaymentDetail, linked({ available: false }))),
  tags: ['no-picture'],
  play: async (hands) => isTold(hands, /^Nothing can be paid here just now/),
};

const asked = (status: 'pending' | 'paid' | 'failed', owedCents?: number) =>
  answer(
    portalRepaymentDetail,
    linked({
      payment: { amountCents: 100_000, status, failure: status === 'failed' ? 'unreachable' : null },
      ...(owedCents !== undefined && { owedCents, minimumCents: owedCents }),
    }),
  );

export const OnPhone: Story = { ...opens(asked('pending')), play: shows('Enter your M-Pesa PIN') };
export const Paid: Story = { ...opens(asked('paid', 937_000)), play: shows('We have your payment') };
export const PaymentFailed: Story = {
  ...opens(asked('failed')),
  play: shows('The payment did not go through'),
};

/** Another payment has finished the loan. */
/** The end of a link: the reason, and the row of a person, which is fetched after the text. */
const ends = (heading: string) => async (hands: Hands) => {
  await shows(heading)(hands);
  await expect(await hands.canvas.findByRole('button', { name: 'Talk to a person' })).toBeVisible();
};

export const Finished: Story = {
  ...opens(answer(portalRepaymentDetail, linked({ owedCents: 0, minimumCents: 0 }))),
  play: ends('This loan is paid back'),
};

export const Over: Story = {
  ...opens(refuse(portalRepaymentDetail, 'orderTimedOut')),
  play: ends('This link has expired'),
};

/** Taken back, unknown, or changed on its way. */
export const NotValid: Story = {
  ...opens(refuse(portalRepaymentDetail, 'linkInvalid')),
  tags: ['no-picture'],
  play: ends('This link does not work'),
};

/** Not all of the link was copied: the lender is not even asked. */
export const Cut: Story = {
  ...phone({ visitor: true, lender: [] }),
  play: ends('This link does not work'),
};

export const Loading: Story = { ...opens(neverAnswer(portalRepaymentDetail)), play: waits };

export const Failed: Story = { ...opens(refuse(portalRepaymentDetail, 'internal')), play: saysItDidNotLoad };

export const Offline: Story = { ...opens(), play: breaksOff(number) };
