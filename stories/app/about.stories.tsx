import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AboutScreen from '../../app/src/features/settings/about-screen.tsx';
import { licensed, person } from './lender/market.ts';
import { comes, tabTo } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/about',
  component: AboutScreen,
  ...screenAt('/user_center/about_us'),
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [licensed] }),
  play: comes(({ canvas }) => canvas.findByText('Kopa Credit Limited')),
};

/** A lender without its own details. */
export const Unsaid: Story = {
  ...phone({ lender: [person] }),
  play: async ({ canvas }) => {
    await canvas.findByText('0800 000 123');
    await expect(canvas.queryByText('Lender')).toBeNull();
  },
};

/** The name of the app is the brand's. */
export const OtherBrand: Story = {
  ...phone({ lender: [licensed] }),
  globals: { brand: 'jua' },
  tags: ['no-picture'],
  play: comes(({ canvas }) => canvas.findByText(/^Jua, version /)),
};

/** With keys alone: to the terms. */
export const WithKeys: Story = {
  ...phone({ lender: [licensed] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Terms of service' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /terms_of_service');
    await expect(address()).toBe('/terms_of_service');
  },
};
