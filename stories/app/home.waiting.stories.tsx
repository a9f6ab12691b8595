import { marketIndex } from '@kopa/contract/calls/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import HomeScreen from '../../app/src/features/home/home-screen.tsx';
import { keepBegun } from '../../app/src/shared/order/begun-application.ts';
import { allWaiting, changeWaiting, keepWaiting } from '../../app/src/shared/outbox/waiting.ts';
import { home } from './lender/market.ts';
import { orderAt } from './lender/orders.ts';
import { loseLine } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/home/waiting',
  component: HomeScreen,
  ...screenAt('/'),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { orderNo } = orderAt('addition');

/** What was done without a connection: two forms and a proof of payment. */
function waitThree(): void {
  const path = '/auth/personalInfomation';
  keepWaiting({ scope: `personal:${orderNo}`, kind: 'personal', request: {}, path, draft: [] }, 1);
  keepWaiting({ scope: `additional:${orderNo}`, kind: 'additional', request: {}, path, draft: [] }, 2);
  keepWaiting({ scope: 'proof:KE1', kind: 'proof', request: {}, path: '/repay/voucher', draft: [] }, 3);
}

const started = [home('failed', orderAt('addition'))];

/** Home says how much waits. */
export const Waits: Story = {
  ...phone({ lender: started, before: waitThree }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting to be sent: 3')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** Each is opened, or taken out: the row goes with the last one. */
export const TakenOut: Story = {
  ...phone({ lender: started, before: waitThree }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent: 3' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Do not send Your proof of payment' }));
    await screen.findByRole('dialog', { name: 'Waiting to be sent: 2' });
    await expect(sheet.getByRole('list')).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: /^About you/ }));
    await canvas.findByText(/^The app goes on to/);
    await expect(address()).toBe('/auth/personalInfomation');
  },
};

/** What the lender has refused stays, with the reason. */
export const Refused: Story = {
  ...phone({
    lender: started,
    before: () => {
      waitThree();
      changeWaiting(allWaiting()[0]!, { refusal: 'stepOutOfTurn' });
    },
  }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to be sent: 3' }));
    await expect(await sheet.findByText('Not taken. Your application is at another step now.')).toBeVisible();
  },
};

/** Without a connection, an application that was begun on this phone goes on. */
export const GoesOn: Story = {
  ...phone({
    lender: [loseLine(marketIndex)],
    before: () => keepBegun({ order: orderAt('addition'), questions: [], serverTime: storyNow }),
  }),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your application is not finished')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(address()).toBe('/auth/additionalInfomation');
  },
};
