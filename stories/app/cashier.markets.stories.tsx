import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getOXXOReference, getStpClabe, mangoCashRepayLink } from '@kopa/contract/calls/repay-ways';
import { repayMethods } from '@kopa/contract/policy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CashierScreen from '../../app/src/features/cashier/cashier-screen.tsx';
import { asTexts } from '../../app/src/features/cashier/pending-payment.ts';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo } from './lender/orders.ts';
import { givenBy, offersWays, waysOf } from './lender/repay-ways.ts';
import { answer } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import { isTold, press, shows, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/cashier/markets',
  component: CashierScreen,
  ...screenAt('/repay/cashier'),
} satisfies Meta<typeof CashierScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime);
const owed = running.owedCents;
const owesIn = (market: 'mx' | 'in' | 'ng') => [
  latest(running.order),
  answer(repayOrderDetail, running),
  offersWays(running, waysOf(market)),
];
const chooses = async ({ canvas, userEvent }: Hands, way: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name: way }));

const barcode = givenBy('oxxo', { amountCents: owed, expireTime: minutesAgo(-72 * 60) });

/** Mexico: the barcode for the till of a shop. */
export const Oxxo: Story = {
  ...phone({
    edition: 'mx',
    lender: [...owesIn('mx'), answer(getOXXOReference, { reference: barcode })],
  }),
  play: async (hands) => {
    await chooses(hands, /^OXXO/);
    await press(hands, /^Make a barcode/);
    await expect(await hands.canvas.findByRole('img', { name: '9300 1234 5678 99' })).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'I have paid' })).toBeVisible();
  },
};

/** Its time is over. */
export const OxxoTimedOut: Story = {
  ...phone({
    edition: 'mx',
    lender: owesIn('mx'),
    before: () => {
      const given = { ...barcode, expireTime: minutesAgo(5) };
      const asked = { payOrderId: null, before: [], amountCents: owed, given, toldAt: minutesAgo(90) };
      writeDraft(orderNo, 'payment', { values: asTexts({ method: 'oxxo', ...asked }), lastField: null });
    },
  }),
  play: shows(/^This order has timed out/),
};

/** Mexico: an account for this loan alone. */
export const Clabe: Story = {
  ...phone({
    edition: 'mx',
    lender: [
      ...owesIn('mx'),
      answer(getStpClabe, {
        reference: givenBy('stpClabe', { reference: '646180000000000012', bankName: 'STP' }),
      }),
    ],
  }),
  play: async (hands) => {
    await press(hands, 'Show the account number');
    await isTold(hands, /^6461 8000/);
  },
};

/** India: on the page of the payment company, which opens beside the app. */
export const PaymentPage: Story = {
  ...phone({
    edition: 'in',
    lender: [
      ...owesIn('in'),
      answer(mangoCashRepayLink, {
        reference: givenBy('mangoCash', {
          reference: 'MC000000000001',
          link: 'https://pay.example/MC000000000001',
          amountCents: owed,
          expireTime: minutesAgo(-60),
        }),
      }),
    ],
    before: () => {
      const { open } = window;
      window.open = () => null;
      return () => {
        window.open = open;
      };
    },
  }),
  play: async (hands) => {
    await chooses(hands, /^UPI/);
    await press(hands, /^Go to the payment page/);
    await expect(await hands.canvas.findByRole('link', { name: /^Open pay\.example/ })).toBeVisible();
  },
};

/** Under a policy with every method, each method opens with its requirements. */
export const Everyone: Story = {
  ...phone({
    edition: 'mx',
    lender: [...owesIn('mx'), offersWays(running, waysOf('mx', { reading: 'everyone' }))],
  }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const ways = await canvas.findAllByRole('radio');
    await expect(ways).toHaveLength(repayMethods.length);
    for (const way of ways) {
      // Methods that ask the lender at once have their own stories.
      if (way.getAttribute('value') === 'bankTransfer') continue;
      await userEvent.click(way);
      await expect(canvas.getByRole('radio', { checked: true })).toBe(way);
      await expect(canvas.getAllByRole('button').at(-1)).toBeVisible();
    }
  },
};
