import type { Meta, StoryObj } from '@storybook/react-vite';
import { press, shows } from '../app/phone/hands.ts';
import { phone } from '../app/phone/phone.tsx';
import { lenderOf } from './lender.ts';
import { wholeApp } from './whole-app.tsx';

/**
 * A visitor becomes a borrower: the price on home, a number and a code, the application, the offer, the
 * money. The answers are filled in, and any code logs in.
 */
const meta = { title: 'journeys/new', tags: ['no-picture'], ...wholeApp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  ...phone({ visitor: true, lender: () => lenderOf({}) }),
  play: async (hands) => {
    await press(hands, /^Apply for KSh/);
    await hands.userEvent.type(await hands.canvas.findByLabelText(/^Mobile number/), '712345678');
    await press(hands, 'Continue');
    await hands.userEvent.type(await hands.canvas.findByLabelText('6-digit code'), '123456');
    await shows('Before you start')(hands);
  },
};
