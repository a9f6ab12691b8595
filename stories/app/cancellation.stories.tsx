import { cancelDrawMoney, latestOrder } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import CancellationScreen from '../../app/src/features/cancellation/cancellation-screen.tsx';
import { latest, orderAt } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import {
  breaksOff,
  comes,
  isHeld,
  isTold,
  press,
  saysItDidNotLoad,
  shows,
  tabTo,
  waits,
  type Hands,
} from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/cancellation',
  component: CancellationScreen,
  ...screenAt('/cancellation_form'),
} satisfies Meta<typeof CancellationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = latest(orderAt('applying'));
const reason = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.findByRole('radio', { name: 'It costs too much' });

async function cancel(hands: Hands): Promise<void> {
  await hands.userEvent.click(await reason(hands));
  await press(hands, 'Cancel the application');
}

/** No reason is preselected: the borrower chooses one. */
export const Empty: Story = { ...phone({ lender: [open] }), play: comes(reason) };

/** With keys alone: a reason, and the end. */
export const WithKeys: Story = {
  ...phone({ lender: [open, answer(cancelDrawMoney, { order: orderAt('cancel') })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await reason(hands);
    await tabTo(hands, canvas.getAllByRole('radio')[0]!);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await reason(hands)).toBeChecked();
    await tabTo(hands, canvas.getByRole('button', { name: 'Cancel the application' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};

export const Filled: Story = {
  ...phone({ lender: [open] }),
  play: async (hands) => {
    await hands.userEvent.click(await reason(hands));
  },
};

/** The end without a reason. */
export const Invalid: Story = {
  ...phone({ lender: [open] }),
  play: async (hands) => {
    await reason(hands);
    await press(hands, 'Cancel the application');
    await waitFor(() => expect(hands.canvas.getByRole('radiogroup')).toBeInvalid());
  },
};

export const Sending: Story = {
  ...phone({ lender: [open, neverAnswer(cancelDrawMoney)] }),
  play: async (hands) => {
    await cancel(hands);
    await isHeld(hands);
  },
};

/** The money was drawn on another phone. */
export const Refused: Story = {
  ...phone({ lender: [open, refuse(cancelDrawMoney, 'cancelTooLate')] }),
  play: async (hands) => {
    await cancel(hands);
    await isTold(hands, /^This loan can no longer be cancelled/);
  },
};

/** The line broke. */
export const NotSent: Story = {
  ...phone({ lender: [open, loseLine(cancelDrawMoney)] }),
  play: async (hands) => {
    await cancel(hands);
    await isTold(hands, /^There is no connection/);
  },
};

/** The money is on its way already. */
export const TooLate: Story = {
  ...phone({ lender: [latest(orderAt('lending'))] }),
  play: shows('This loan can no longer be cancelled'),
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: [open] }), play: breaksOff(reason) };
