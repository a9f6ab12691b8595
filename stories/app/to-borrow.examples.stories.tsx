import type { Meta, StoryObj } from '@storybook/react-vite';
import ToBorrowScreen from '../../app/src/features/borrow/to-borrow-screen.tsx';
import { products } from './lender/market.ts';
import { latest } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/to-borrow/examples',
  component: ToBorrowScreen,
  ...screenAt('/borrow/to_borrow'),
} satisfies Meta<typeof ToBorrowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({
    query: '?productId=personal&amount=1000000&days=91',
    lender: [products, latest(null)],
  }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    await userEvent.click(first!);
  },
};
