import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PersonalScreen from '../../app/src/features/personal-information/personal-screen.tsx';
import { personal, told } from './lender/borrower.ts';
import { applying } from './lender/orders.ts';
import type { Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/personal/markets',
  component: PersonalScreen,
  ...screenAt('/auth/personal_infomation'),
} satisfies Meta<typeof PersonalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lender = applying(
  'basicInfo',
  told({ personal: { ...personal, state: '', city: '', nationalId: '' } }),
);
const asksFor =
  (row: RegExp) =>
  async ({ canvas }: Hands) => {
    await expect(await canvas.findByLabelText(row)).toBeVisible();
  };

/** Tax, social security and population numbers. */
export const Mexico: Story = { ...phone({ edition: 'mx', lender }), play: asksFor(/^RFC/) };

/** The language to call in, and the PIN code. */
export const India: Story = { ...phone({ edition: 'in', lender }), play: asksFor(/^PIN code/) };

/** The kind of identity card, and the age. */
export const Nigeria: Story = { ...phone({ edition: 'ng', lender }), play: asksFor(/^Age/) };
