import { downloadAddress, downloadOther } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import OpenAppScreen from '../../app/src/features/open-app/open-app-screen.tsx';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { brandOf } from './phone/brands.ts';
import { breaksOff, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { openNativeApp } from './phone/native-app.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/open-app',
  component: OpenAppScreen,
  ...screenAt('/user_center/open_app'),
} satisfies Meta<typeof OpenAppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { packageName: 'king.credit.ng', appName: 'EasyCash', address: 'https://store.example/easycash' };
const others = answer(downloadOther, {
  apps: [{ packageName: 'com.jua', appName: 'Jua', address: 'https://store.example/jua' }],
});
const lender = [answer(downloadAddress, own), others];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('link', { name: /^Open the app/ });

export const Filled: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await expect(await there(hands)).toHaveAttribute(
      'href',
      expect.stringMatching(/^intent:.*package=king\.credit\.ng;S\.browser_fallback_url=https%3A%2F%2Fstore/),
    );
    await expect(await hands.canvas.findByRole('link', { name: /^Jua/ })).toBeVisible();
  },
};

/** There is no app to download yet. */
export const None: Story = {
  ...phone({
    lender: [answer(downloadAddress, { ...own, address: null }), answer(downloadOther, { apps: [] })],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is no app to download yet' }),
    ).toBeVisible();
  },
};

/** Opened in the native app itself. */
export const Inside: Story = {
  ...phone({ lender, before: openNativeApp }),
  play: async ({ canvas, globals }) => {
    const { name } = brandOf(String(globals['brand']));
    await expect(await canvas.findByText(`You are in the ${name} app already.`)).toBeVisible();
  },
};

/** With keys alone: as far as the store. */
export const WithKeys: Story = {
  ...phone({ lender }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('link', { name: /^Download the app/ }));
  },
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(downloadAddress), others] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(downloadAddress, 'internal'), others] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender }), play: breaksOff(there) };
