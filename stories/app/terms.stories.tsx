import { productListMarket } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import TermsScreen from '../../app/src/features/legal/terms-screen.tsx';
import { licensed, products } from './lender/market.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/terms',
  component: TermsScreen,
  ...screenAt('/terms_of_service'),
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Terms of service' });
  await canvas.findByText('Kopa Credit Limited');
};

export const Whole: Story = { ...phone({ lender: [licensed, products], visitor: true }), play: comes(there) };

/** A link to one part of the text. */
export const Linked: Story = {
  ...phone({ lender: [licensed, products], visitor: true, query: '?section=late' }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await expect(hands.canvas.getByRole('heading', { name: 'Paying late' })).toHaveFocus();
  },
};

/** With keys alone: from the contents to a part. */
export const WithKeys: Story = {
  ...phone({ lender: [licensed, products], visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    const contents = hands.canvas.getByText('Contents').closest('summary');
    await tabTo(hands, contents!);
    await hands.userEvent.click(contents!);
    await tabTo(hands, hands.canvas.getByRole('link', { name: 'Paying late' }));
    await hands.userEvent.keyboard('{Enter}');
    await expect(hands.canvas.getByRole('heading', { name: 'Paying late' })).toHaveFocus();
  },
};

/** The price of the product is loading; without the price no text is shown. */
export const Loading: Story = {
  ...phone({ lender: [licensed, neverAnswer(productListMarket)], visitor: true }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [licensed, refuse(productListMarket, 'internal')], visitor: true }),
  tags: ['no-picture'],
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: [licensed, products], visitor: true }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
