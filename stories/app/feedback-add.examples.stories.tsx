import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import FeedbackAddScreen from '../../app/src/features/feedback/feedback-add-screen.tsx';
import { room } from './lender/feedback.ts';
import { questionsAsked } from './lender/questions-asked.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-add/examples',
  component: FeedbackAddScreen,
  ...screenAt('/feedback/add_feedback'),
} satisfies Meta<typeof FeedbackAddScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...phone({ lender: [...room, questionsAsked] }),
  play: async ({ canvasElement }) => {
    // Optional parts load a moment later.
    await waitFor(() => expect(canvasElement.querySelector('#appointmentDay')).not.toBeNull());
  },
};
