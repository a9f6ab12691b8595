import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { tabTo, press, shows } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+254 712 345 678')).toBeVisible();
  },
};

export const LoggedOut: Story = {
  ...phone({ visitor: true }),
  play: shows('Log in or open an account'),
};

/** With keys alone: asked once more, then logged out. */
export const WithKeys: Story = {
  ...phone(),
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
  ...phone(),
  play: async (hands) => {
    await press(hands, 'Log out');
    await expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  },
};
