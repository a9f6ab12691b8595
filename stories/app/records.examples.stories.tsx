import type { Meta, StoryObj } from '@storybook/react-vite';
import RecordsScreen from '../../app/src/features/records/records-screen.tsx';
import { disbursed, earlier, repayDetailOf } from './lender/loans.ts';
import { colors, records } from './lender/records.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/records/examples',
  component: RecordsScreen,
  ...screenAt('/records'),
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [colors, records([repayDetailOf(disbursed.inTime).order, ...earlier])] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2025' });
  },
};
