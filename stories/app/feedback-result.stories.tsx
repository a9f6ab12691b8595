import { feedbackDetail, rateFeedback } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import FeedbackResultScreen from '../../app/src/features/feedback/feedback-result-screen.tsx';
import { done, rated, received } from './lender/feedback.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, isTold, press, shows, tabTo, waits } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-result',
  component: FeedbackResultScreen,
  ...screenAt('/feedback/feedback_result'),
} satisfies Meta<typeof FeedbackResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = `?id=${received.id}`;
const at = (feedback: Feedback) => [answer(feedbackDetail, { feedback, messageList: [], nextCursor: null })];
const there = shows('We have your message');

export const Received: Story = { ...phone({ lender: at(received), query }), play: there };

/** With keys alone: from the answer to the feedback. */
export const WithKeys: Story = {
  ...phone({ lender: at(received), query }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'See your message' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /feedback/feedbackDetail');
    await expect(address()).toBe('/feedback/feedbackDetail');
  },
};

/** Done: the borrower rates the result here. */
export const Rating: Story = {
  ...phone({ lender: [...at(done), answer(rateFeedback, { feedback: rated })], query }),
  play: async (hands) => {
    await press(hands, 'Send the rating');
    await isTold(hands, /^Choose 1 to 5 stars/);
    await hands.userEvent.click(hands.canvas.getByRole('radio', { name: /^4 of 5/ }));
  },
};

/** Rated. */
export const Rated: Story = {
  ...phone({ lender: [...at(done), answer(rateFeedback, { feedback: rated })], query }),
  play: async (hands) => {
    await hands.userEvent.click(await hands.canvas.findByRole('radio', { name: /^4 of 5/ }));
    await press(hands, 'Send the rating');
    await isTold(hands, /^You gave 4 stars of 5/);
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(feedbackDetail)], query }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackDetail, 'feedbackNotFound')], query }),
  play: shows('We cannot find this message'),
};

export const Offline: Story = {
  ...phone({ lender: at(received), query }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
