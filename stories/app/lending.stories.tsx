import { getMoneyTime, latestOrder } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import LendingScreen from '../../app/src/features/borrow/lending-screen.tsx';
import { queryClient, queryKeys } from '../../app/src/shared/lender/queries.ts';
import { repayDetailOf } from './lender/loans.ts';
import { latest, orderAt, today } from './lender/orders.ts';
import { answer, neverAnswer, refuse, type Rule } from './lender/rules.ts';
import { minutesAgo, storyNow } from './phone/clock.ts';
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

/** The lender's first answer is the loan on its way, the next ones the running loan. */
function comesAtTheSecondLook(): Rule[] {
  const running = { ...repayDetailOf(today).order, payout: orderAt('lending').payout };
  let looks = 0;
  const seen = () => ((looks += 1) === 1 ? orderAt('lending') : running);
  return [answer(latestOrder, () => ({ order: seen(), questions: [], serverTime: storyNow })), arrival];
}

const there = shows('KSh 9,884 is on its way');

/** The expected time of arrival. */
export const Filled: Story = { ...phone({ lender: [order, arrival] }), play: there };

/** The lender states no time: the usual time is shown. */
export const ArrivalUnknown: Story = {
  ...phone({ lender: [order, refuse(getMoneyTime, 'internal')] }),
  play: there,
};

/** After the hour the borrower can ask a person. */
export const Late: Story = {
  tags: ['no-picture'],
  ...phone({ lender: [order, answer(getMoneyTime, { from: minutesAgo(55), until: minutesAgo(5) })] }),
  play: async (hands) => {
    await there(hands);
    await expect(await hands.canvas.findByText('It takes longer than usual')).toBeVisible();
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: /^It did not come/ }));
    await expect(address()).toMatch(/^\/feedback\/add_feedback/);
  },
};

/** The money comes while the borrower looks. */
export const Arrived: Story = {
  ...phone({ lender: comesAtTheSecondLook() }),
  play: async (hands) => {
    await there(hands);
    await queryClient.refetchQueries({ queryKey: queryKeys.latestOrder });
    await shows('KSh 9,884 has arrived')(hands);
    await expect(hands.canvas.getByText('10,748')).toBeVisible();
    await expect(hands.canvas.getByText('Pay back by Sat 20 Feb 2027')).toBeVisible();
  },
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
