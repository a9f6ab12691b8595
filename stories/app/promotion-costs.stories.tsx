import { loanProductIndex } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PromotionCostsScreen from '../../app/src/features/promotions/promotion-costs-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { home, licensed, promoted } from './lender/market.ts';
import { orderAt } from './lender/orders.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-costs',
  component: PromotionCostsScreen,
  ...screenAt('/yx1'),
} satisfies Meta<typeof PromotionCostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = [...promoted, licensed];
const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'A loan with every cost shown' });
  await canvas.findByText(/Kopa Credit Limited/);
};

export const Filled: Story = { ...phone({ lender: open, visitor: true }), play: comes(there) };

/** With keys alone: a visitor applies. */
export const WithKeys: Story = {
  ...phone({ lender: open, visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Apply for KSh 10,000' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /borrow/to_borrow');
  },
};

/** A borrower with a running loan sees the running loan. */
export const Running: Story = {
  ...phone({ lender: [...promoted, home('repaying', repayDetailOf(disbursed.inTime).order), licensed] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have a loan' });
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  },
};

/** A borrower whose application was rejected may apply again. */
export const Rejected: Story = {
  ...phone({ lender: [...promoted, home('rejected', orderAt('reject')), licensed] }),
  play: shows('Not just now'),
};

/** Nothing is on offer. */
export const Nothing: Story = {
  ...phone({ lender: [...promoted, refuse(loanProductIndex, 'invalidInput'), licensed], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/no loan on offer/);
  },
};

export const Loading: Story = {
  ...phone({ lender: [...promoted, neverAnswer(loanProductIndex), licensed], visitor: true }),

  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...promoted, refuse(loanProductIndex, 'internal'), licensed], visitor: true }),

  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: open, visitor: true }),

  play: breaksOff(there),
};
