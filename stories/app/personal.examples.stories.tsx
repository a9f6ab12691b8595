import type { Meta, StoryObj } from '@storybook/react-vite';
import PersonalScreen from '../../app/src/features/personal-information/personal-screen.tsx';
import { personal, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/personal/examples',
  component: PersonalScreen,
  ...screenAt('/auth/personal_infomation'),
} satisfies Meta<typeof PersonalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: applying('basicInfo', told({ personal })) }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Wanjirũ');
  },
};
