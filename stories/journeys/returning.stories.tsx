import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press, shows } from '../app/phone/hands.ts';
import { orderAt } from '../app/lender/orders.ts';
import { phone } from '../app/phone/phone.tsx';
import { lenderOf } from './lender.ts';
import { wholeApp } from './whole-app.tsx';

/** A borrower who has repaid a loan borrows again: photos and questions, then the check of all answers. */
const meta = { title: 'journeys/returning', tags: ['no-picture'], ...wholeApp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  ...phone({ lender: () => lenderOf({ isKnown: true, order: orderAt('finish') }) }),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await press(hands, /^Apply for KSh/);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Health' }));
    await press(hands, 'Start the application');
    await shows('Your ID')(hands);
    await press(hands, 'Continue');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Myself' }));
    await press(hands, 'Next');
    await shows('Is everything right?')(hands);
    await press(hands, 'Send application');
    await press(hands, 'See every cost');
    await userEvent.click(await canvas.findByRole('checkbox'));
    await press(hands, /^Get money: KSh/);
    await expect(await canvas.findByText(/^To pay by/)).toBeVisible();
  },
};
