import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me/examples',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noNews = answer(feedbackRedDot, { redDot: false, count: 0 });

export const LoggedIn: Story = {
  ...phone({ lender: [noNews] }),
  play: async ({ canvas }) => {
    await canvas.findByText('+254 712 345 678');
  },
};
