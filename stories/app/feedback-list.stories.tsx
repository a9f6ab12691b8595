import { feedbackList } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import FeedbackListScreen from '../../app/src/features/feedback/feedback-list-screen.tsx';
import { done, needReply, rated, received } from './lender/feedback.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, press, saysItDidNotLoad, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-list',
  component: FeedbackListScreen,
  ...screenAt('/feedback/feedback_list'),
} satisfies Meta<typeof FeedbackListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = [
  { ...needReply, redDot: true },
  { ...received, id: 'F4DJ3KQR82W', type: 5 as const },
  { ...rated, id: 'F9XW5TNM27B', type: 7 as const },
  { ...done, id: 'F3BQ8HVC64P', type: 2 as const, resolved: false },
];
const all = [answer(feedbackList, { feedbackList: some, nextCursor: null })];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByText('New answer');

/** One in each status; the newest has an answer that was not read. */
export const Filled: Story = { ...phone({ lender: all }), play: comes(there) };

/** With keys alone: the one that waits for a reply. */
export const WithKeys: Story = {
  ...phone({ lender: all }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: /I need to reply/ }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /feedback/feedbackDetail');
    await expect(address()).toBe('/feedback/feedbackDetail');
  },
};

/** Older ones are asked for, and stand below. */
export const MorePages: Story = {
  ...phone({
    lender: [
      answer(feedbackList, ({ cursor }) =>
        cursor
          ? { feedbackList: [{ ...rated, id: 'F2OLDER' }], nextCursor: null }
          : { feedbackList: some.slice(0, 2), nextCursor: 'older' },
      ),
    ],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Show older ones');
    await expect(await hands.canvas.findByText(/F2OLDER/)).toBeVisible();
    await expect(hands.canvas.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...phone({ lender: [answer(feedbackList, { feedbackList: [], nextCursor: null })] }),
  play: shows('Nothing sent yet'),
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(feedbackList)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackList, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: all }), play: breaksOff(there) };
