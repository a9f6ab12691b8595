import { consentList, consentSave } from '@kopa/contract/calls/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import PermissionsScreen from '../../app/src/features/permissions/permissions-screen.tsx';
import { asksFor } from './lender/consents.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, isTold, press, tabTo, waits, type Hands } from './phone/hands.ts';
import { openNativeApp } from './phone/native-app.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/permissions',
  component: PermissionsScreen,
  ...screenAt('/pd_pop'),
} satisfies Meta<typeof PermissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inApp = { edition: 'mx', before: openNativeApp };
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('checkbox', { name: 'Your location' });

/** PendingPayment for the first time: every box is off, and going on without is a button like the other. */
export const PendingPayment: Story = {
  ...phone({ ...inApp, lender: asksFor('consent') }),
  play: async (hands) => {
    await there(hands);
    for (const box of hands.canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    const [withTicked, without] = ['Continue with what I ticked', 'Continue without'].map((name) =>
      hands.canvas.getByRole('button', { name }),
    );
    await expect(without!.className).toBe(withTicked!.className);
    await expect(without!.getBoundingClientRect().width).toBe(withTicked!.getBoundingClientRect().width);
  },
};

/** Answered before: the consents with their days, and the withdrawal. */
export const Answered: Story = {
  ...phone({
    ...inApp,
    lender: asksFor('upFront', {
      contacts: 'given',
      sms: 'withdrawn',
      storage: 'withdrawn',
      deviceInfo: 'given',
      location: 'withdrawn',
      installedApps: 'withdrawn',
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Your phone book' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Stop all of it' })).toBeVisible();
  },
};

/** The words have changed since, and change again while they are read: nothing is agreed to. */
export const WordsChanged: Story = {
  ...phone({
    ...inApp,
    lender: [...asksFor('consent', { contacts: 'given' }, 'v0'), refuse(consentSave, 'consentTextChanged')],
  }),
  play: async (hands) => {
    await expect(await hands.canvas.findByText(/but the text has changed/)).toBeVisible();
    const box = hands.canvas.getByRole('checkbox', { name: 'Your phone book' });
    await expect(box).not.toBeChecked();
    await hands.userEvent.click(box);
    await press(hands, 'Continue with what I ticked');
    await isTold(hands, /^Some of the text changed while you read/);
  },
};

/** Where nothing is ever collected. */
export const NothingCollected: Story = {
  ...phone({ lender: asksFor('none') }),
  play: comes(({ canvas }) => canvas.findByText('Your camera')),
};

/** In a browser nothing is collected, whatever is ticked. */
export const InABrowser: Story = {
  ...phone({ edition: 'mx', visitor: true, lender: asksFor('consent') }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await isTold(hands, /^In a browser we collect nothing/);
    const kept = hands.canvas.getByText(/^Your messages: Sums and days of those messages/);
    await expect(kept).not.toBeVisible();
    await hands.userEvent.click(hands.canvas.getByText('What we keep, and how long'));
    await expect(kept).toBeVisible();
    await press(hands, 'Continue with what I ticked');
    await isTold(hands, /until you log in/);
  },
};

/** With keys alone: one box, and on. */
export const WithKeys: Story = {
  ...phone({ ...inApp, lender: asksFor('consent') }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await there(hands));
    await hands.userEvent.keyboard(' ');
    await expect(hands.canvas.getByRole('checkbox', { name: 'Your location' })).toBeChecked();
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Continue with what I ticked' }));
    await hands.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
  },
};

/** A refusal is effective at once. */
export const Loading: Story = {
  ...phone({ ...inApp, lender: [neverAnswer(consentList), neverAnswer(consentSave)] }),
  play: async (hands) => {
    await waits(hands);
    await expect(hands.canvas.getByRole('button', { name: 'Continue without' })).toBeEnabled();
  },
};

export const Failed: Story = {
  ...phone({ ...inApp, lender: [refuse(consentList, 'internal'), neverAnswer(consentSave)] }),
  play: async (hands) => {
    await hands.canvas.findByRole('heading', { name: 'Our side has a problem' });
    await press(hands, 'Continue without');
    await waitFor(() => expect(address()).toBe('/'));
  },
  tags: ['no-picture'],
};

export const Offline: Story = {
  ...phone({ ...inApp, lender: asksFor('consent') }),
  play: breaksOff(there),
};
