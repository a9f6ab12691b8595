import { getVerifyCode } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SignInScreen from '../../app/src/features/sign-in/sign-in-screen.tsx';
import { answer } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/sign-in/examples',
  component: SignInScreen,
  ...screenAt('/user/login'),
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code has been sent and is being typed. */
export const Filled: Story = {
  ...phone({
    visitor: true,
    lender: [
      answer(getVerifyCode, { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 6 }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '712345678{Enter}');
    await canvas.findByRole('timer').catch(() => undefined);
    await userEvent.type(await canvas.findByRole('textbox', { name: /6/ }), '482');
  },
};
