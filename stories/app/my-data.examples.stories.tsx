import type { Meta, StoryObj } from '@storybook/react-vite';
import MyDataScreen from '../../app/src/features/my-data/my-data-screen.tsx';
import { erasing, said, shown } from './lender/my-data.ts';
import { latest, orderAt } from './lender/orders.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/my-data/examples',
  component: MyDataScreen,
  ...screenAt('/user_center/my_data'),
} satisfies Meta<typeof MyDataScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [shown(erasing), said, latest(orderAt('basicInfo'))] }),
  play: comes(({ canvas }) => canvas.findByText(/2034/)),
};
