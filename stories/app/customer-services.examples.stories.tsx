import type { Meta, StoryObj } from '@storybook/react-vite';
import CustomerServicesScreen from '../../app/src/features/customer-services/customer-services-screen.tsx';
import { person } from './lender/market.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/customer-services/examples',
  component: CustomerServicesScreen,
  ...screenAt('/user_center/customer_services'),
} satisfies Meta<typeof CustomerServicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [person] }),
  play: comes(({ canvas }) => canvas.findByText('help@example.com')),
};
