import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AdditionalScreen from '../../app/src/features/additional-information/additional-screen.tsx';
import { additional, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import type { Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/additional/markets',
  component: AdditionalScreen,
  ...screenAt('/auth/additionalInfomation'),
} satisfies Meta<typeof AdditionalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lender = applying('addition', told({ additional }));
const asksForCompany = async ({ canvas }: Hands) => {
  await expect(await canvas.findByLabelText(/^Company(?! phone)/)).toBeVisible();
};

export const Mexico: Story = { ...phone({ edition: 'mx', lender }), play: asksForCompany };

export const India: Story = { ...phone({ edition: 'in', lender }), play: asksForCompany };

export const Nigeria: Story = { ...phone({ edition: 'ng', lender }), play: asksForCompany };
