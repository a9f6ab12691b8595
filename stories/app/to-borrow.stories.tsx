import { applyMarket, applyMarketAgain, latestOrder, productListMarket } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ToBorrowScreen from '../../app/src/features/borrow/to-borrow-screen.tsx';
import { asksFor } from './lender/consents.ts';
import { products } from './lender/market.ts';
import { latest, orderAt } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import {
  breaksOff,
  comes,
  isSending,
  isTold,
  press,
  saysItDidNotLoad,
  tabTo,
  waits,
  type Hands,
} from './phone/hands.ts';
import { openNativeApp } from './phone/native-app.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/to-borrow',
  component: ToBorrowScreen,
  ...screenAt('/borrow/to_borrow'),
} satisfies Meta<typeof ToBorrowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = '?productId=personal&amount=1000000&days=91';
const first = [products, latest(null)];
const chosen = { query, lender: first };
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('radio', { name: 'Health' });

async function chooseAndStart(hands: Hands): Promise<void> {
  await hands.userEvent.click(await there(hands));
  await press(hands, 'Start the application');
}

export const Empty: Story = { ...phone(chosen), play: comes(there) };

/** In a market with consents: the optional way to consent. */
export const Offering: Story = {
  ...phone({ query, edition: 'mx', before: openNativeApp, lender: [...first, ...asksFor('consent')] }),
  play: comes(({ canvas }) => canvas.findByRole('button', { name: /^What we may use/ })),
};

/** Where everyone is asked up front. */
export const AsksFirst: Story = {
  ...phone({ query, edition: 'mx', before: openNativeApp, lender: [...first, ...asksFor('upFront')] }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('The app goes on to /pd_pop');
  },
};

/** Where the personal form asks for the purpose. */
export const PurposeLater: Story = {
  ...phone({
    query,
    edition: 'in',
    lender: [...first, answer(applyMarket, { order: orderAt('basicInfo') })],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Start the application');
    await expect(hands.canvas.queryByRole('radio')).toBeNull();
    await hands.canvas.findByText('The app goes on to /auth/personal_infomation');
  },
};

/** After an ended order the lender takes over the earlier answers: the photo of the face is next. */
export const Again: Story = {
  ...phone({
    query,
    lender: [
      products,
      latest(orderAt('finish')),
      answer(applyMarketAgain, ({ loanAmount }) => ({
        order: orderAt('identityOcr', { loanAmount: loanAmount! }),
        mustAnswer: [{ section: 'photos' as const, fields: { face: 'file.required' } }],
      })),
    ],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await expect(await hands.canvas.findByText(/^We still have what you told us/)).toBeVisible();
    await chooseAndStart(hands);
    await hands.canvas.findByText('The app goes on to /auth/id_card_authentication');
  },
};

/** Without the newest order the application starts as a first one. */
export const OrderUnknown: Story = {
  ...phone({
    query,
    lender: [products, refuse(latestOrder, 'internal'), answer(applyMarket, { order: orderAt('basicInfo') })],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await chooseAndStart(hands);
    await hands.canvas.findByText('The app goes on to /auth/personal_infomation');
  },
};

/** With keys alone: amount, tenure, and the start. */
export const WithKeys: Story = {
  ...phone({ query, lender: [...first, answer(applyMarket, { order: orderAt('basicInfo') })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await tabTo(hands, canvas.getAllByRole('radio')[0]!);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(await there(hands)).toBeChecked();
    await tabTo(hands, canvas.getByRole('button', { name: 'Start the application' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /auth/personal_infomation');
    await expect(address()).toBe('/auth/personal_infomation');
  },
};

export const Filled: Story = {
  ...phone(chosen),
  play: async (hands) => {
    await hands.userEvent.click(await there(hands));
  },
};

/** The start without a purpose. */
export const Invalid: Story = {
  ...phone(chosen),
  play: async (hands) => {
    await there(hands);
    await press(hands, 'Start the application');
    const purpose = hands.canvas.getByRole('radiogroup');
    await expect(purpose).toBeInvalid();
    await expect(purpose).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Sending: Story = {
  ...phone({ query, lender: [...first, neverAnswer(applyMarket)] }),
  play: async (hands) => {
    await chooseAndStart(hands);
    await isSending(hands);
  },
};

/** There is a loan already. */
export const Refused: Story = {
  ...phone({ query, lender: [...first, refuse(applyMarket, 'oneActiveLoan')] }),
  play: async (hands) => {
    await chooseAndStart(hands);
    await isTold(hands, /^You already have a loan/);
    await hands.canvas.findByRole('button', { name: 'See that loan' });
  },
};

/** The line broke. */
export const NotSent: Story = {
  ...phone({ query, lender: [...first, loseLine(applyMarket)] }),
  play: async (hands) => {
    await chooseAndStart(hands);
    await isTold(hands, /^There is no connection/);
  },
};

export const Loading: Story = {
  ...phone({ query, lender: [...first, neverAnswer(productListMarket)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ query, lender: [...first, refuse(productListMarket, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone(chosen), play: breaksOff(there) };
