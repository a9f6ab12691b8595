import { feedbackDetail } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import FeedbackResultScreen from '../../app/src/features/feedback/feedback-result-screen.tsx';
import { received } from './lender/feedback.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-result/examples',
  component: FeedbackResultScreen,
  ...screenAt('/feedback/feedback_result'),
} satisfies Meta<typeof FeedbackResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  ...phone({
    lender: [answer(feedbackDetail, { feedback: received, messageList: [], nextCursor: null })],
    query: `?id=${received.id}`,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(received.id);
  },
};
