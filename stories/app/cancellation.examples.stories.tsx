import type { Meta, StoryObj } from '@storybook/react-vite';
import CancellationScreen from '../../app/src/features/cancellation/cancellation-screen.tsx';
import { latest, orderAt } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/cancellation/examples',
  component: CancellationScreen,
  ...screenAt('/cancellation_form'),
} satisfies Meta<typeof CancellationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [latest(orderAt('applying'))] }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    await userEvent.click(first!);
  },
};
