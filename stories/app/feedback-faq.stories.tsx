import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import FeedbackFaqScreen from '../../app/src/features/feedback/feedback-faq-screen.tsx';
import { questionsAsked as questions } from './lender/questions-asked.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-faq',
  component: FeedbackFaqScreen,
  ...screenAt('/feedback/feedback_faq'),
} satisfies Meta<typeof FeedbackFaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const there = shows('Who can borrow?');

/** Opened by a link to one of the questions. */
export const Linked: Story = {
  ...phone({ visitor: true, lender: [questions], query: '?code=late' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^For each day after the due day/)).toBeVisible();
  },
};

/** With keys alone: searched, and opened. */
export const WithKeys: Story = {
  ...phone({ lender: [questions] }),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await tabTo(hands, canvas.getByRole('searchbox'));
    await userEvent.keyboard('twice');
    const found = await canvas.findByRole('button', { name: 'What happens if I pay late?' });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Who can borrow?' })).not.toBeInTheDocument(),
    );
    await tabTo(hands, found);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^For each day after the due day/)).toBeVisible();
  },
};

/** A link to a question that there is no more. */
export const LinkedToNone: Story = {
  ...phone({ lender: [questions], query: '?code=gone' }),
  tags: ['no-picture'],
  play: there,
};

export const Empty: Story = {
  ...phone({ lender: [answer(feedbackQuestions, { questions: [] })] }),
  play: shows('No questions yet'),
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(feedbackQuestions)] }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackQuestions, 'internal')] }),
  tags: ['no-picture'],
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: [questions] }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
