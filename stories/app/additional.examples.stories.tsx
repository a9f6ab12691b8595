import type { Meta, StoryObj } from '@storybook/react-vite';
import AdditionalScreen from '../../app/src/features/additional-information/additional-screen.tsx';
import { additional, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/additional/examples',
  component: AdditionalScreen,
  ...screenAt('/auth/additionalInfomation'),
} satisfies Meta<typeof AdditionalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: applying('addition', told({ additional })) }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Achieng Otieno');
  },
};
