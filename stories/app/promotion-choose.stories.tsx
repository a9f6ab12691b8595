import { loanProductIndex } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';

import PromotionChooseScreen from '../../app/src/features/promotions/promotion-choose-screen.tsx';
import { licensed, promoted } from './lender/market.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-choose',
  component: PromotionChooseScreen,
  ...screenAt('/yx2'),
} satisfies Meta<typeof PromotionChooseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = [...promoted, licensed];
const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Choose your loan' });
  await canvas.findByText(/Kopa Credit Limited/);
  await canvas.findByRole('button', { name: 'See every cost' });
};

export const Filled: Story = { ...phone({ lender: open, visitor: true }), play: comes(there) };

/** With keys alone: a visitor sees the cost of the choice. */
export const WithKeys: Story = {
  ...phone({ lender: open, visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'See every cost' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /yx2ConfirmBorrow');
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
