import type { Meta, StoryObj } from '@storybook/react-vite';
import TermsScreen from '../../app/src/features/legal/terms-screen.tsx';
import { licensed, products } from './lender/market.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/terms/examples',
  component: TermsScreen,
  ...screenAt('/terms_of_service'),
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's view. */
export const Whole: Story = {
  ...phone({ lender: [licensed, products], visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Kopa Credit Limited');
  },
};
