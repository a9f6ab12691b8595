import type { Meta, StoryObj } from '@storybook/react-vite';
import PrivacyScreen from '../../app/src/features/legal/privacy-screen.tsx';
import { licensed } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/privacy/examples',
  component: PrivacyScreen,
  ...screenAt('/privacy_policy'),
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Whole: Story = {
  ...phone({ lender: [licensed], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Kopa Credit Limited');
  },
};
