import type { Meta, StoryObj } from '@storybook/react-vite';
import FaqScreen from '../../app/src/features/faq/faq-screen.tsx';
import { person } from './lender/market.ts';
import { questionsAsked } from './lender/questions-asked.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/faq/examples',
  component: FaqScreen,
  ...screenAt('/user_center/faq'),
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The longest answer is open. */
export const Open: Story = {
  ...phone({ lender: [questionsAsked, person], query: '?question=whatItCosts' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/KSh 9,884/);
  },
};
