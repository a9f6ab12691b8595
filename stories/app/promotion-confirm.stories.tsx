import { loanProductIndex } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';

import PromotionConfirmScreen from '../../app/src/features/promotions/promotion-confirm-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-confirm',
  component: PromotionConfirmScreen,
  ...screenAt('/yx2ConfirmBorrow'),
} satisfies Meta<typeof PromotionConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = [...promoted, licensed];
const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'What your loan costs' });
  await canvas.findByText(/Kopa Credit Limited/);
  await canvas.findByRole('button', { name: /^Apply for/ });
};

export const Filled: Story = {
  ...phone({ lender: open, visitor: true, query: '?amount=2000000&days=120' }),
  play: comes(there),
};

/** With keys alone: a visitor applies. */
export const WithKeys: Story = {
  ...phone({ lender: open, visitor: true, query: '?amount=2000000&days=120' }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Apply for KSh 20,000' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /borrow/to_borrow');
  },
};

/** An address with an unavailable amount. */
export const NotOnOffer: Story = {
  ...phone({ lender: open, visitor: true, query: '?amount=1&days=7' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/That loan is not available/);
    await canvas.findByRole('button', { name: 'Apply for KSh 10,000' });
  },
};

export const Loading: Story = {
  ...phone({ lender: [...promoted, neverAnswer(loanProductIndex), licensed], visitor: true }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...promoted, refuse(loanProductIndex, 'internal'), licensed], visitor: true }),
  tags: ['no-picture'],
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: open, visitor: true }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
