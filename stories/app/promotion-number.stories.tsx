import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { loanProductIndex } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PromotionNumberScreen from '../../app/src/features/promotions/promotion-number-screen.tsx';
import { home, licensed, promoted } from './lender/market.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, press, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { longWords } from './phone/long-words.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/promotion-number',
  component: PromotionNumberScreen,
  ...screenAt('/yx3'),
} satisfies Meta<typeof PromotionNumberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = [...promoted, licensed, answer(existsByMobile, { exists: false })];
const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Ask for a loan' });
  await canvas.findByText(/Kopa Credit Limited/);
};

export const Filled: Story = { ...phone({ lender: open, visitor: true }), play: comes(there) };

/** With keys alone: a visitor types a number and applies. */
export const WithKeys: Story = {
  ...phone({ lender: open, visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('textbox', { name: /Mobile number/ }));
    await hands.userEvent.keyboard('0712345678{Enter}');
    await hands.canvas.findByText('The app goes on to /user/register');
  },
};

/** Words as long as German ones break no row. */
export const LongWords: Story = {
  ...phone({ lender: open, visitor: true, before: longWords('promotion', 'content') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Ask for/ });
    await canvas.findByText(/Kopa Credit Limited/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A number that is none. */
export const Invalid: Story = {
  ...phone({ lender: open, visitor: true }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.type(hands.canvas.getByRole('textbox', { name: /Mobile number/ }), '12345');
    await press(hands, 'Apply');
    await expect(hands.canvas.getByRole('textbox', { name: /Mobile number/ })).toBeInvalid();
  },
};

/** A borrower with a login is not asked for a number. */
export const LoggedIn: Story = {
  ...phone({ lender: [...open, home('canLoan')] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Apply for KSh 10,000' });
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
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
