import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PrivacyScreen from '../../app/src/features/legal/privacy-screen.tsx';
import { licensed } from './lender/market.ts';
import { comes, tabTo, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/privacy',
  component: PrivacyScreen,
  ...screenAt('/privacy_policy'),
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Privacy policy' });
  await canvas.findByText('Kopa Credit Limited');
};

export const Whole: Story = { ...phone({ lender: [licensed], visitor: true }), play: comes(there) };

/** A link to one part of the text. */
export const Linked: Story = {
  ...phone({ lender: [licensed], visitor: true, query: '?section=rights' }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await expect(hands.canvas.getByRole('heading', { name: 'Your rights' })).toHaveFocus();
  },
};

/** With keys alone: from the contents to a part. */
export const WithKeys: Story = {
  ...phone({ lender: [licensed], visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    const contents = hands.canvas.getByText('Contents').closest('summary');
    await tabTo(hands, contents!);
    await hands.userEvent.click(contents!);
    await tabTo(hands, hands.canvas.getByRole('link', { name: 'Your rights' }));
    await hands.userEvent.keyboard('{Enter}');
    await expect(hands.canvas.getByRole('heading', { name: 'Your rights' })).toHaveFocus();
  },
};
