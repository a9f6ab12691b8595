import { getMoneyTime } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import LendingScreen from '../../app/src/features/borrow/lending-screen.tsx';
import { latest, orderAt } from './lender/orders.ts';
import { answer } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/lending/examples',
  component: LendingScreen,
  ...screenAt('/borrow/lending'),
} satisfies Meta<typeof LendingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({
    lender: [
      latest(orderAt('lending')),
      answer(getMoneyTime, { from: minutesAgo(-8), until: minutesAgo(-58) }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/10:58/);
  },
};
