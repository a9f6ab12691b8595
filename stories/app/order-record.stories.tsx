import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import OrderRecordScreen from '../../app/src/features/records/order-record-screen.tsx';
import { recorded } from './lender/records.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/order-record',
  component: OrderRecordScreen,
  ...screenAt('/records/order'),
} satisfies Meta<typeof OrderRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = '?orderNo=KE20261121001';
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('heading', { name: 'What happened' });

/** Paid back late, after a payment that failed: the first lines are folded. */
export const Finished: Story = {
  ...phone({ lender: [recorded('finished')], query }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You paid KSh 5,900')).toBeVisible();
    await expect(canvas.queryByText('You sent it')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 earlier lines' }));
    await expect(canvas.getByText('You sent it')).toBeVisible();
  },
};

export const Running: Story = { ...phone({ lender: [recorded('running')], query }), play: comes(there) };

/** With keys alone: the loan agreement. */
export const WithKeys: Story = {
  ...phone({ lender: [recorded('running')], query }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Loan agreement' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /borrow/agreement');
    await expect(address()).toBe('/borrow/agreement');
  },
};

export const Incomplete: Story = {
  ...phone({ lender: [recorded('incomplete')], query }),
  play: comes(there),
};

export const Rejected: Story = {
  ...phone({ lender: [recorded('rejected')], query }),
  play: shows('Why it was not approved'),
};

export const Cancelled: Story = { ...phone({ lender: [recorded('cancelled')], query }), play: comes(there) };

export const NotFound: Story = {
  ...phone({ lender: [refuse(loanOrderRecord, 'orderNotFound')], query }),
  play: shows('We cannot find this loan'),
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(loanOrderRecord)], query }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(loanOrderRecord, 'internal')], query }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: [recorded('running')], query }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
