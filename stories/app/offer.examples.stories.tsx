import { confirmProductInfo } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import OfferScreen from '../../app/src/features/loan-offer/offer-screen.tsx';
import { facts } from './lender/loans.ts';
import { latest, orderAt } from './lender/orders.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/offer/examples',
  component: OfferScreen,
  ...screenAt('/borrow/confirm_borrow'),
} satisfies Meta<typeof OfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [latest(orderAt('confirm')), answer(confirmProductInfo, facts)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
  },
};
