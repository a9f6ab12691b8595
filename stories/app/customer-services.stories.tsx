import { customerService } from '@kopa/contract/calls/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CustomerServicesScreen from '../../app/src/features/customer-services/customer-services-screen.tsx';
import { person } from './lender/market.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/customer-services',
  component: CustomerServicesScreen,
  ...screenAt('/user_center/customer_services'),
} satisfies Meta<typeof CustomerServicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('link', { name: /Call us/ });

export const Filled: Story = {
  ...phone({ lender: [person] }),
  play: async (hands) => {
    await expect(await there(hands)).toHaveAttribute('href', 'tel:0800000123');
    await expect(hands.canvas.getByRole('link', { name: /Email us/ })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
};

/** The lender has said neither number nor address: feedback is the way. */
export const Unsaid: Story = {
  ...phone({ lender: [answer(customerService, { phone: '', email: '', hours: '' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is no phone number/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** With keys alone: to feedback. */
export const WithKeys: Story = {
  ...phone({ lender: [person] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: /^Message us in the app/ }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /feedback/feedback_list');
  },
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(customerService)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(customerService, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: [person] }), play: breaksOff(there) };
