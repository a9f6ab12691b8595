import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { personal, told } from './lender/borrower.ts';
import { answer } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { press, shows, tabTo } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noNews = answer(feedbackRedDot, { redDot: false, count: 0 });
const since = storyNow - 300 * 86_400_000;
const known = answer(getUserInfo, told({ personal, standing: { since, paidOnTime: 2 } }));

export const LoggedIn: Story = {
  ...phone({ lender: [noNews, known] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Wanjirũ Ng'ang'a" })).toBeVisible();
    await expect(canvas.getByText('+254 712 ••• 678')).toBeVisible();
    await expect(canvas.getByText('2 loans paid on time')).toBeVisible();
  },
};

/** Before the first form: no name yet, and no loan. */
export const NoNameYet: Story = {
  ...phone({ lender: [noNews, answer(getUserInfo, told({ standing: { since, paidOnTime: 0 } }))] }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^With us since/)).toBeVisible();
    await expect(canvas.queryByText(/paid on time/)).toBeNull();
  },
};

/** Customer service has answered. */
export const NewAnswer: Story = {
  ...phone({ lender: [answer(feedbackRedDot, { redDot: true, count: 1 }), known] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New answer')).toBeVisible();
  },
};

export const LoggedOut: Story = {
  ...phone({ visitor: true }),
  play: shows('Log in or open an account'),
};

/** With keys alone: asked once more, then logged out. */
export const WithKeys: Story = {
  ...phone({ lender: [noNews, known] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await canvas.findByRole('button', { name: 'Log out' }));
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Log out?' });
    await expect(sheet).toBeVisible();
    await tabTo(hands, within(sheet).getByRole('button', { name: 'Log out' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};

export const LoggingOut: Story = {
  ...phone({ lender: [noNews, known] }),
  play: async (hands) => {
    await press(hands, 'Log out');
    await expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  },
};
