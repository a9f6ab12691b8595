import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { personal, told } from './lender/borrower.ts';
import { credit } from './lender/market.ts';
import { answer } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me/examples',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noNews = answer(feedbackRedDot, { redDot: false, count: 0 });
const standing = { since: storyNow - 300 * 86_400_000, paidOnTime: 2 };
const known = answer(getUserInfo, told({ personal, standing }));

export const LoggedIn: Story = {
  ...phone({ lender: [noNews, known, credit()] }),
  play: async ({ canvas }) => {
    await canvas.findByText('+254 712 ••• 678');
  },
};
