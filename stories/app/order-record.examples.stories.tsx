import type { Meta, StoryObj } from '@storybook/react-vite';
import OrderRecordScreen from '../../app/src/features/records/order-record-screen.tsx';
import { recorded } from './lender/records.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/order-record/examples',
  component: OrderRecordScreen,
  ...screenAt('/records/order'),
} satisfies Meta<typeof OrderRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  ...phone({ lender: [recorded('finished')], query: '?orderNo=KE20261121001' }),
  play: async ({ canvas }) => {
    await canvas.findByText('KSh 5,900', { exact: false });
  },
};
