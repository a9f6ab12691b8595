import { getMoneyTime, latestOrder } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import LendingScreen from '../../app/src/features/borrow/lending-screen.tsx';
import { latest, orderAt } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import { breaksOff, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/lending',
  component: LendingScreen,
  ...screenAt('/borrow/lending'),
} satisfies Meta<typeof LendingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = latest(orderAt('lending'));
const arrival = answer(getMoneyTime, { from: minutesAgo(-8), until: minutesAgo(-58) });
const there = shows('KSh 9,884 is on its way');

/** The expected time of arrival. */
export const Filled: Story = { ...phone({ lender: [order, arrival] }), play: there };

/** The lender states no time: the usual time is shown. */
export const ArrivalUnknown: Story = {
  ...phone({ lender: [order, refuse(getMoneyTime, 'internal')] }),
  play: there,
};

/** With keys alone: back to home. */
export const WithKeys: Story = {
  ...phone({ lender: [order, arrival] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Back to home' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: [order, arrival] }), play: breaksOff(there) };
