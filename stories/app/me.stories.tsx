import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { answer } from './lender/rules.ts';
import { tabTo, press, shows } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noNews = answer(feedbackRedDot, { redDot: false, count: 0 });

export const LoggedIn: Story = {
  ...phone({ lender: [noNews] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+254 712 345 678')).toBeVisible();
  },
};

/** Customer service has answered. */
export const NewAnswer: Story = {
  ...phone({ lender: [answer(feedbackRedDot, { redDot: true, count: 1 })] }),
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
  ...phone({ lender: [noNews] }),
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
  ...phone({ lender: [noNews] }),
  play: async (hands) => {
    await press(hands, 'Log out');
    await expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  },
};
