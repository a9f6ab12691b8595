import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getExtensionData, updateExtensionOrderStatus } from '@kopa/contract/calls/repay-extension';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ExtensionScreen from '../../app/src/features/extension/extension-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { extensionOf } from './lender/extensions.ts';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest, orderNo } from './lender/orders.ts';
import { repayProducts } from './lender/repay-products.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/extension/examples',
  component: ExtensionScreen,
  ...screenAt('/repay/exhibition_period_detail'),
} satisfies Meta<typeof ExtensionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const late = repayDetailOf(disbursed.late);
const price = extensionOf(late);
const open = { ...price, state: 'open', payOrderId: 'E-1' } as const;
const loan = [latest(late.order), answer(repayOrderDetail, late), repayProducts(late)];

export const Late: Story = {
  ...phone({ lender: [...loan, answer(getExtensionData, { extension: price })] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox');
  },
};

export const ByHand: Story = {
  ...phone({
    lender: [
      ...loan,
      answer(getExtensionData, { extension: open }),
      answer(updateExtensionOrderStatus, { extension: open, payment: null }),
    ],
    before: () =>
      void writeDraft(orderNo, 'extension', { values: { payOrderId: 'E-1', by: 'hand' }, lastField: null }),
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('000 123');
  },
};
