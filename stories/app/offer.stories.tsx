import {
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  latestOrder,
  validateVerifyCode,
} from '@kopa/contract/calls/loan';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { preloadDragEngine } from '@kopa/ui/bottom-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import OfferScreen from '../../app/src/features/loan-offer/offer-screen.tsx';
import { agreement } from './lender/agreement.ts';
import { facts } from './lender/loans.ts';
import { latest, orderAt } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse, type Rule } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import {
  breaksOff,
  comes,
  isHeld,
  isTold,
  press,
  saysItDidNotLoad,
  tabTo,
  waits,
  type Hands,
} from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/offer',
  component: OfferScreen,
  ...screenAt('/borrow/confirm_borrow'),
} satisfies Meta<typeof OfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const offered = [latest(orderAt('confirm')), answer(confirmProductInfo, facts)];
const agreed = answer(getMoneyContract, { order: orderAt('getMoney') });
const tick = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('checkbox');
const collect = 'Get money: KSh 9,884';

async function agreeAndCollect(hands: Hands): Promise<void> {
  await hands.userEvent.click(await tick(hands));
  await press(hands, collect);
}

/** A lender that sends no money without a code (S7-42). */
function wantsCode(): Rule[] {
  let confirmed = false;
  const refused = refuse(getMoney, 'collectCodeMissing', { fields: { code: 'code.required' } });
  const drawn = answer(getMoney, { order: orderAt('lending') });
  return [
    ...offered,
    agreed,
    { call: getMoney, reply: (request) => (confirmed ? drawn : refused).reply(request) },
    answer(getVerifyCode, { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 4 }),
    answer(validateVerifyCode, () => {
      confirmed = true;
      return { verified: true as const, required: true, validUntil: storyNow + 300_000 };
    }),
  ];
}

async function askForCode(hands: Hands): Promise<HTMLElement> {
  await agreeAndCollect(hands);
  const sheet = await screen.findByRole('dialog', { name: 'Confirm with a code' });
  await hands.userEvent.click(await within(sheet).findByRole('button', { name: 'Send me the code' }));
  return within(sheet).findByLabelText('4-digit code');
}

/** Both sums, every charge, and nothing agreed yet. */
export const Empty: Story = { ...phone({ lender: offered }), play: comes(tick) };

/** With keys alone: the tick, and the money. */
export const WithKeys: Story = {
  ...phone({ lender: [...offered, agreed, answer(getMoney, { order: orderAt('lending') })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await tick(hands));
    await hands.userEvent.keyboard(' ');
    await expect(await tick(hands)).toBeChecked();
    await tabTo(hands, hands.canvas.getByRole('button', { name: collect }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText(/^The app goes on to/);
    await expect(address()).toBe('/');
  },
};

/** The whole agreement, over the offer. */
export const Reading: Story = {
  ...phone({ lender: [...offered, agreement] }),
  play: async (hands) => {
    await preloadDragEngine();
    await hands.userEvent.click(await hands.canvas.findByRole('link', { name: 'loan agreement' }));
    await expect(await screen.findByText('1. The loan')).toBeVisible();
  },
};

export const Filled: Story = {
  ...phone({ lender: offered }),
  play: async (hands) => {
    await hands.userEvent.click(await tick(hands));
  },
};

/** The money without the tick. */
export const Invalid: Story = {
  ...phone({ lender: offered }),
  play: async (hands) => {
    await tick(hands);
    await press(hands, collect);
    await expect(await tick(hands)).toBeInvalid();
  },
};

/** Agreed before the page was killed: only the money is left. */
export const Agreed: Story = {
  ...phone({ lender: [latest(orderAt('getMoney')), answer(confirmProductInfo, facts)] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: collect });
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  ...phone({ lender: [...offered, neverAnswer(getMoneyContract)] }),
  play: async (hands) => {
    await agreeAndCollect(hands);
    await isHeld(hands);
  },
};

/** A lender whose price changes between the reading and the agreement. */
function changesItsMind(): Rule[] {
  let isDearer = false;
  const dearer = {
    ...facts,
    feeCents: 19_800,
    taxCents: 3_600,
    disbursedCents: 976_600,
    aprBps: 4_040,
    fingerprint: 'of the dearer terms',
  };
  const refused = refuse(getMoneyContract, 'offerChanged');
  return [
    latest(orderAt('confirm')),
    answer(confirmProductInfo, () => (isDearer ? dearer : facts)),
    {
      call: getMoneyContract,
      reply: (request) => {
        isDearer = true;
        return refused.reply(request);
      },
    },
  ];
}

/** The figures are no longer these: what changed is marked, and nothing is agreed to. */
export const Refused: Story = {
  ...phone({ lender: changesItsMind() }),
  play: async (hands) => {
    await agreeAndCollect(hands);
    await isTold(hands, /^The terms have changed/);
    await hands.canvas.findByText('was 98');
    const note = hands.canvas.getByText(/^The terms have changed/).closest('[role=alert]');
    await waitFor(() => expect(note).toHaveFocus());
    await hands.canvas.findByText('was 9,884');
    await expect(await tick(hands)).not.toBeChecked();
    await hands.canvas.findByRole('button', { name: 'Get money: KSh 9,766' });
  },
};

/** The lender refuses, and the figures are the same: they are read again all the same. */
export const RefusedWithoutChange: Story = {
  ...phone({ lender: [...offered, refuse(getMoneyContract, 'offerChanged')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await agreeAndCollect(hands);
    await isTold(hands, /^The terms have changed/);
    await waitFor(async () => expect(await tick(hands)).not.toBeChecked());
    await expect(hands.canvas.queryByText(/^was /)).not.toBeInTheDocument();
  },
};

/** The line broke between agreeing and collecting. */
export const NotSent: Story = {
  ...phone({ lender: [...offered, agreed, loseLine(getMoney)] }),
  play: async (hands) => {
    await agreeAndCollect(hands);
    await isTold(hands, /^There is no connection/);
  },
};

export const Loading: Story = { ...phone({ lender: [...offered, neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [...offered, refuse(confirmProductInfo, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: offered }), play: breaksOff(tick) };

/** The code was sent; its digits are as many as the lender says. */
export const CodeWanted: Story = {
  ...phone({ lender: wantsCode() }),
  play: async (hands) => {
    await hands.userEvent.type(await askForCode(hands), '48');
  },
};

/** The last digit confirms, and the money is collected without another tap. */
export const CodeGiven: Story = {
  ...phone({ lender: wantsCode() }),
  tags: ['no-picture'],
  play: async (hands) => {
    await hands.userEvent.type(await askForCode(hands), '4829');
    await hands.canvas.findByText(/^The app goes on to/);
    await expect(address()).toBe('/');
  },
};
