import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ProofScreen from '../../app/src/features/proof/proof-screen.tsx';
import { disbursed, repayDetailOf } from './lender/loans.ts';
import { latest } from './lender/orders.ts';
import { pictureOf, proofOf, proofs } from './lender/proofs.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/proof/examples',
  component: ProofScreen,
  ...screenAt('/repay/voucher'),
} satisfies Meta<typeof ProofScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime);
const ofLoan = [latest(running.order), answer(repayOrderDetail, running)];

/** One is being looked at, one was not accepted. */
export const Filled: Story = {
  ...phone({
    lender: [...ofLoan, proofs([proofOf('received'), proofOf('rejected', { reason: 'amountDiffers' })])],
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/QKL8X2Y3ZP/);
  },
};

/** A new proof, empty. */
export const NewProof: Story = {
  ...phone({ lender: [...ofLoan, proofs([], [pictureOf('I-9')])], query: '?part=new' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
};
