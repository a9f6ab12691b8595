import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import { getCreditInfo } from '@kopa/contract/calls/loan';
import { instantOf } from '@kopa/contract/calendar';
import { reminderList, reminderSave } from '@kopa/contract/calls/reminders';
import { kenyaMarket } from '@kopa/contract/market';
import { getUserInfo } from '@kopa/contract/calls/security';
import { logOut } from '@kopa/contract/calls/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { personal, told } from './lender/borrower.ts';
import { credit } from './lender/market.ts';
import { orderNo } from './lender/orders.ts';
import { answer, refuse } from './lender/rules.ts';
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
const nineOn = (day: string) => instantOf(day, '09:00', kenyaMarket);
const since = storyNow - 300 * 86_400_000;
const known = answer(getUserInfo, told({ personal, standing: { since, paidOnTime: 2 } }));

export const LoggedIn: Story = {
  ...phone({ lender: [noNews, known, credit()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Wanjirũ Ng'ang'a" })).toBeVisible();
    await expect(canvas.getByText('+254 712 ••• 678')).toBeVisible();
    await expect(canvas.getByText('2 loans paid on time')).toBeVisible();
    await expect(await canvas.findByText('KSh 50,000')).toBeVisible();
  },
};

/** After a rejection the day of the next application. */
export const NotYetAgain: Story = {
  ...phone({
    lender: [noNews, known, credit({ blockedBy: 'reapplyWait', availableCents: 0, reapplyOn: '2026-12-21' })],
  }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can apply again from Monday 21 December 2026/)).toBeVisible();
  },
};

/** Without an answer the link to home. */
export const LimitUnknown: Story = {
  ...phone({ lender: [noNews, known, refuse(getCreditInfo, 'internal')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Credit limit');
    await hands.canvas.findByText('The app goes on to /');
  },
};

/** Before the first form: no name yet, and no loan. */
export const NoNameYet: Story = {
  ...phone({ lender: [noNews, answer(getUserInfo, told({ standing: { since, paidOnTime: 0 } })), credit()] }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^With us since/)).toBeVisible();
    await expect(canvas.queryByText(/paid on time/)).toBeNull();
  },
};

/** Customer service has answered, and a loan is running. */
export const NewAnswer: Story = {
  ...phone({
    lender: [
      answer(feedbackRedDot, { redDot: true, count: 1 }),
      known,
      credit({ blockedBy: 'activeLoan', usedCents: 1_000_000, availableCents: 0, orderNo }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New answer')).toBeVisible();
    await expect(await canvas.findByText(/in use\. One loan at a time\.$/)).toBeVisible();
  },
};

/** The reminders of the due day: the days of the running loan, and nothing sent without a choice. */
export const Reminders: Story = {
  ...phone({
    lender: [
      noNews,
      known,
      credit(),
      answer(reminderList, {
        reminders: [
          { reminder: 'threeDaysBefore', chosen: true, remindAt: nineOn('2027-01-03') },
          { reminder: 'payday', chosen: false, remindAt: nineOn('2026-12-28') },
          { reminder: 'dueDay', chosen: false, remindAt: nineOn('2027-01-06') },
          { reminder: 'dayAfter', chosen: false, remindAt: nineOn('2027-01-07') },
        ],
        chosenAt: since,
      }),
      answer(reminderSave, { reminders: [], chosenAt: storyNow }),
    ],
  }),
  play: async (hands) => {
    await hands.canvas.findByRole('button', { name: /^Remind me.*3 days before the due day$/ });
    await press(hands, /^Remind me/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Reminders' }));
    await expect(await sheet.findByRole('checkbox', { name: '3 days before the due day' })).toBeChecked();
    const due = sheet.getByRole('checkbox', { name: 'On the due day' });
    await expect(due).toHaveAccessibleDescription('Wed 6 Jan 2027, 09:00');
    await hands.userEvent.click(due);
    await expect(due).toBeChecked();
  },
};

/** With keys alone: every reminder is ended, and the sheet says so. */
export const EndingReminders: Story = {
  ...Reminders,
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await canvas.findByRole('button', { name: /^Remind me/ }));
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reminders' }));
    await tabTo(hands, await sheet.findByRole('checkbox', { name: '3 days before the due day' }));
    await userEvent.keyboard(' ');
    // Over the rows, which scroll, to the bar.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Remind me.*Reminders are off$/ });
    await waitFor(() => expect(screen.getAllByText('Reminders are off')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LoggedOut: Story = {
  ...phone({ visitor: true }),
  play: shows('Log in or open an account'),
};

/** With keys alone: asked once more, then logged out. */
export const WithKeys: Story = {
  ...phone({ lender: [noNews, known, credit(), answer(logOut, {})] }),
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
  ...phone({ lender: [noNews, known, credit()] }),
  play: async (hands) => {
    await press(hands, 'Log out');
    await expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
  },
};
