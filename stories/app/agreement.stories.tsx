import { loanAgreement } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import AgreementScreen from '../../app/src/features/loan-offer/agreement-screen.tsx';
import { agreement } from './lender/agreement.ts';
import { person } from './lender/market.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/agreement',
  component: AgreementScreen,
  ...screenAt('/borrow/agreement'),
} satisfies Meta<typeof AgreementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = '?orderNo=KE20261121001';
const there = shows('1. The loan');

export const Filled: Story = { ...phone({ query, lender: [agreement] }), play: there };

/** With keys alone: a question to customer service. */
export const WithKeys: Story = {
  ...phone({ query, lender: [agreement, person] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Help' }));
    await hands.userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: /Call us/ })).toBeVisible();
  },
};

export const Loading: Story = { ...phone({ query, lender: [neverAnswer(loanAgreement)] }), play: waits };

export const Failed: Story = {
  ...phone({ query, lender: [refuse(loanAgreement, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ query, lender: [agreement] }), play: breaksOff(there) };
