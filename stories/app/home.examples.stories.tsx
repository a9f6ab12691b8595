import type { Meta, StoryObj } from '@storybook/react-vite';
import HomeScreen from '../../app/src/features/home/home-screen.tsx';
import { disbursed, repayDetailOf, todaysFigures } from './lender/loans.ts';
import { home } from './lender/market.ts';
import { orderAt } from './lender/orders.ts';
import { repayProducts } from './lender/repay-products.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/home/examples',
  component: HomeScreen,
  ...screenAt('/'),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hasSteps: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('listitem', { current: 'step' });
};

/** A loan can be chosen. */
export const Borrow: Story = {
  ...phone({ lender: [home('canLoan')] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
  },
};

const running = repayDetailOf(disbursed.inTime);

/** A loan runs. */
export const Repay: Story = {
  ...phone({ lender: [home('repaying', running.order, todaysFigures(running)), repayProducts(running)] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar');
  },
};

/** A loan is approved. */
export const Approved: Story = {
  ...phone({ lender: [home('success', orderAt('confirm'), { firstName: 'Wanjirũ' })] }),
  play: async ({ canvas }) => {
    await canvas.findByText('9,884');
  },
};

/** An application is not finished. */
export const Unfinished: Story = {
  ...phone({ lender: [home('failed', orderAt('addition'))] }),
  play: hasSteps,
};

/** An application is assessed. */
export const Assessed: Story = {
  ...phone({ lender: [home('assessing', orderAt('applying'))] }),
  play: hasSteps,
};

/** The money is on its way. */
export const Lending: Story = {
  ...phone({ lender: [home('lending', orderAt('lending'))] }),
  play: hasSteps,
};
