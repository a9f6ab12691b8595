import { feedbackDetail } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import FeedbackDetailScreen from '../../app/src/features/feedback/feedback-detail-screen.tsx';
import { needReply, question } from './lender/feedback.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-detail/examples',
  component: FeedbackDetailScreen,
  ...screenAt('/feedback/feedbackDetail'),
} satisfies Meta<typeof FeedbackDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsReply: Story = {
  ...phone({
    lender: [answer(feedbackDetail, { feedback: needReply, messageList: [question], nextCursor: null })],
    query: `?id=${needReply.id}`,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^I paid 2,000/);
  },
};
