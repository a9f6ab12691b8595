import { feedbackList } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import FeedbackListScreen from '../../app/src/features/feedback/feedback-list-screen.tsx';
import { needReply, rated, received } from './lender/feedback.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-list/examples',
  component: FeedbackListScreen,
  ...screenAt('/feedback/feedback_list'),
} satisfies Meta<typeof FeedbackListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({
    lender: [
      answer(feedbackList, {
        feedbackList: [
          { ...needReply, redDot: true },
          { ...received, id: 'F4DJ3KQR82W', type: 5 },
          { ...rated, id: 'F9XW5TNM27B', type: 7 },
        ],
        nextCursor: null,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/F9XW5TNM27B/);
  },
};
