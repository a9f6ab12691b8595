import { orderList } from '@kopa/contract/calls/order-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import RecordsScreen from '../../app/src/features/records/records-screen.tsx';
import { disbursed, earlier, repayDetailOf } from './lender/loans.ts';
import { orderAt } from './lender/orders.ts';
import { colors, manyLoans, records } from './lender/records.ts';
import { loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/records',
  component: RecordsScreen,
  ...screenAt('/records'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime).order;
const all = [colors, records([running, ...earlier])];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('heading', { name: '2025' });

/** A running loan, and earlier ones by year. */
export const Filled: Story = { ...phone({ lender: all }), play: comes(there) };

/** With keys alone: a filter, and one of its orders. */
export const WithKeys: Story = {
  ...phone({ lender: all }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await tabTo(hands, canvas.getByRole('radio', { name: 'All 4' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('radio', { name: 'Finished 1' })).toBeChecked();
    const order = await canvas.findByRole('link', { name: /5,000/ });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /10,000/ })).not.toBeInTheDocument());
    await tabTo(hands, order);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /records/order');
    await expect(address()).toBe('/records/order');
  },
};

/** An order at each possible place. */
export const EveryStatus: Story = {
  ...phone({
    lender: [
      colors,
      records([
        repayDetailOf(disbursed.late).order,
        orderAt('applying', { orderNo: 'KE2' }),
        orderAt('getMoney', { orderNo: 'KE3' }),
        orderAt('bindCard', { orderNo: 'KE4' }),
        orderAt('basicInfo', { orderNo: 'KE5' }),
        orderAt('payFail', { orderNo: 'KE6', repayAmount: 1_037_000, dueDate: '2026-12-01' }),
        ...earlier,
      ]),
    ],
  }),
  play: comes(there),
};

/** A button refreshes without a pull; what the phone shows stays when the refresh fails. */
export const RefreshFails: Story = {
  ...phone({ lender: [colors, answersOnce()] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/^Something went wrong/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2025' })).toBeVisible();
  },
};

/** The list comes, and is refused afterwards. */
function answersOnce() {
  const [came, refused] = [records([running, ...earlier]), refuse(orderList, 'internal')];
  let asked = 0;
  return {
    call: orderList,
    reply: (request: unknown) => {
      asked += 1;
      return asked === 1 ? came.reply(request) : refused.reply(request);
    },
  };
}

/** Hundreds: the first of them; the next ones do not come. */
export const Many: Story = {
  ...phone({ lender: [colors, records(manyLoans(300)), loseLineAfterFirst()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('The next rows did not arrive')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The first page comes, and no other. */
function loseLineAfterFirst() {
  const first = records(manyLoans(300));
  return {
    call: orderList,
    reply: (request: unknown) =>
      (request as { after?: string }).after === undefined
        ? first.reply(request)
        : loseLine(orderList).reply(request),
  };
}

export const Empty: Story = { ...phone({ lender: [colors, records([])] }), play: shows('No loans yet') };

/** An empty filter states its meaning, and leads back to all. */
export const NothingFinished: Story = {
  ...phone({ lender: [colors, records([running])], query: '?show=finished' }),
  play: shows('No loan is paid back yet'),
};

export const LoggedOut: Story = {
  ...phone({ visitor: true }),
  play: shows('Log in to see your records'),
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(orderList)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(orderList, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: all }), play: breaksOff(there) };
