import type { Meta, StoryObj } from '@storybook/react-vite';
import AgreementScreen from '../../app/src/features/loan-offer/agreement-screen.tsx';
import { agreement } from './lender/agreement.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/agreement/examples',
  component: AgreementScreen,
  ...screenAt('/borrow/agreement'),
} satisfies Meta<typeof AgreementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lender writes it in the borrower's language; this story always uses English. */
export const Filled: Story = {
  ...phone({ query: '?orderNo=KE20261121001', lender: [agreement] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
  },
};
