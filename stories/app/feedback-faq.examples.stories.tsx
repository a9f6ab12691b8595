import type { Meta, StoryObj } from '@storybook/react-vite';
import FeedbackFaqScreen from '../../app/src/features/feedback/feedback-faq-screen.tsx';
import { questionsAsked as questions } from './lender/questions-asked.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-faq/examples',
  component: FeedbackFaqScreen,
  ...screenAt('/feedback/feedback_faq'),
} satisfies Meta<typeof FeedbackFaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [questions], query: '?code=howMuch' }),
  play: async ({ canvas }) => {
    // One of the lender's answers, in any language.
    await canvas.findByText(/50,000|50.000/);
  },
};
