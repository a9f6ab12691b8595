import { logOut, sessionList } from '@kopa/contract/calls/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import SettingsScreen from '../../app/src/features/settings/settings-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { addDataUsed, countsData } from '../../app/src/shared/session/data-used.ts';
import { answer } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { shows, tabTo, press } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/settings',
  component: SettingsScreen,
  ...screenAt('/user_center/settings'),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two months of use, and one form that was not sent. */
const used = () => {
  addDataUsed(184_000, storyNow - 30 * 86_400_000);
  addDataUsed(2_430_000, storyNow);
  writeDraft('KE1', 'personal', { values: { firstName: 'Wanjirũ' }, lastField: null });
};

export const Filled: Story = {
  ...phone({ before: used }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One form on this phone')).toBeVisible();
    // Where the browser counts no data, the row is not there.
    await expect(canvas.queryAllByText('2.4 MB')).toHaveLength(countsData() ? 1 : 0);
  },
};

/** A new phone: nothing counted, nothing typed. */
export const Empty: Story = { ...phone(), play: shows('Settings') };

/** Drafts are deleted only after a second confirmation. */
export const ClearingDrafts: Story = {
  ...phone({ before: used }),
  play: async (hands) => {
    await press(hands, /^Remove what you did not send/);
    await expect(await screen.findByRole('dialog', { name: 'Remove what you did not send?' })).toBeVisible();
  },
};

const hour = 3_600_000;
const login = (daysAgo: number, rest: object) => {
  const startedAt = storyNow - daysAgo * 24 * hour;
  return { startedAt, lastUsedAt: startedAt + hour, end: null, endedAt: null, thisPhone: true, ...rest };
};

/** The logins: the open one of this phone, and how the earlier ones ended. */
export const Logins: Story = {
  ...phone({
    lender: [
      answer(sessionList, {
        sessions: [
          login(2, { lastUsedAt: storyNow }),
          login(3, { thisPhone: false, end: 'otherDevice', endedAt: storyNow - 48 * hour }),
          login(20, { end: 'loggedOut', endedAt: storyNow - 19 * 24 * hour }),
          login(60, { end: 'expired', endedAt: storyNow - 46 * 24 * hour }),
        ],
      }),
    ],
  }),
  play: async (hands) => {
    await press(hands, /^Your logins/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Your logins' }));
    await expect(await sheet.findByText('Another phone')).toBeVisible();
    await expect(sheet.getByText(/^Logged in since /)).toBeVisible();
    await expect(sheet.getAllByText('This phone')).toHaveLength(3);
  },
};

/** With keys alone: the drafts are removed, then the borrower logs out. */
export const WithKeys: Story = {
  ...phone({ before: used, lender: [answer(logOut, {})] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await canvas.findByRole('button', { name: /^Remove what you did not send/ }));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Remove what you did not send?' });
    // The button that changes nothing has the focus; the other comes before it.
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nothing is kept on this phone')).toBeVisible();
    await tabTo(hands, await canvas.findByRole('button', { name: 'Log out' }));
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Log out?' });
    await tabTo(hands, within(sheet).getByRole('button', { name: 'Log out' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};
