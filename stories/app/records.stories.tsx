import { orderListMarket } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import RecordsScreen from '../../app/src/features/records/records-screen.tsx';
import { disbursed, earlier, repayDetailOf } from './lender/loans.ts';
import { orderAt } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { comes, breaksOff, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/records',
  component: RecordsScreen,
  ...screenAt('/records'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime).order;
const all = [answer(orderListMarket, { orders: [running, ...earlier] })];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByText('2025');

/** A running loan, and what was before it, by year. */
export const Filled: Story = { ...phone({ lender: all }), play: comes(there) };

/** With keys alone: the loan that runs. */
export const WithKeys: Story = {
  ...phone({ lender: all }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: /10,000/ }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /repay/repay_detail');
    await expect(address()).toBe('/repay/repay_detail');
  },
};

/** An application in each place where it can stand. */
export const EveryStatus: Story = {
  ...phone({
    lender: [
      answer(orderListMarket, {
        orders: [
          repayDetailOf(disbursed.late).order,
          orderAt('applying', { orderNo: 'KE2' }),
          orderAt('getMoney', { orderNo: 'KE3' }),
          orderAt('bindCard', { orderNo: 'KE4' }),
          orderAt('basicInfo', { orderNo: 'KE5' }),
          orderAt('payFail', { orderNo: 'KE6', repayAmount: 1_037_000 }),
          ...earlier,
        ],
      }),
    ],
  }),
  play: comes(there),
};

export const Empty: Story = {
  ...phone({ lender: [answer(orderListMarket, { orders: [] })] }),
  play: shows('No loans yet'),
};

export const LoggedOut: Story = {
  ...phone({ visitor: true }),
  play: shows('Log in to see your records'),
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(orderListMarket)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(orderListMarket, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: all }), play: breaksOff(there) };
