import type { Meta, StoryObj } from '@storybook/react-vite';
import { disbursed, repayDetailOf } from '../app/lender/loans.ts';
import { press, shows } from '../app/phone/hands.ts';
import { phone } from '../app/phone/phone.tsx';
import { lenderOf } from './lender.ts';
import { wholeApp } from './whole-app.tsx';

/** A borrower is seven days late: what that costs, line by line, and a payment that ends it. */
const meta = { title: 'journeys/late', tags: ['no-picture'], ...wholeApp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  ...phone({ lender: () => lenderOf({ isKnown: true, loan: repayDetailOf(disbursed.late) }) }),
  play: async (hands) => {
    await press(hands, 'Pay');
    await shows('Your loan')(hands);
    await press(hands, 'Pay');
    await press(hands, /^Ask for my M-Pesa PIN/);
    await shows('We have your payment')(hands);
  },
};
