import type { Meta, StoryObj } from '@storybook/react-vite';
import { phone } from '../app/phone/phone.tsx';
import { press } from '../app/phone/hands.ts';
import { orderAt } from '../app/lender/orders.ts';
import { lenderOf } from './lender.ts';
import { wholeApp } from './whole-app.tsx';

/** An application that the lender refuses: the reasons, a person who looks again, loans of others. */
const meta = { title: 'journeys/refused', tags: ['no-picture'], ...wholeApp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  ...phone({ lender: () => lenderOf({ isKnown: true, order: orderAt('reject') }) }),
  play: async (hands) => {
    await press(hands, 'Cannot apply');
    await press(hands, /^Ask a person/);
    await hands.userEvent.type(await hands.canvas.findByRole('textbox'), 'My shop earns 40,000 a month now.');
    await press(hands, /^Send/);
    await hands.canvas.findByText('My shop earns 40,000 a month now.');
  },
};
