import {
  feedbackDetail,
  feedbackMessages,
  leaveFeedbackMessage,
  updateFeedbackStatus,
} from '@kopa/contract/calls/feedback';
import type { Feedback, FeedbackMessage } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import FeedbackDetailScreen from '../../app/src/features/feedback/feedback-detail-screen.tsx';
import {
  done,
  needReply,
  processing,
  question,
  rated,
  received,
  reply,
  solution,
} from './lender/feedback.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, isTold, press, shows, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-detail',
  component: FeedbackDetailScreen,
  ...screenAt('/feedback/feedbackDetail'),
} satisfies Meta<typeof FeedbackDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = `?id=${received.id}`;
const at = (feedback: Feedback, ...messageList: FeedbackMessage[]) =>
  answer(feedbackDetail, { feedback, messageList, nextCursor: null });
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByText(/^I paid 2,000/);
const field = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.findByRole('textbox', { name: 'Write a message' });

async function write(hands: Hands): Promise<void> {
  await hands.userEvent.type(await field(hands), 'SKL8Q2XY7P');
  await press(hands, 'Send');
}

/** Just sent and still editable. */
export const Received: Story = { ...phone({ lender: [at(received)], query }), play: comes(there) };

/** Customer service asks back. */
export const NeedsReply: Story = {
  ...phone({ lender: [at(needReply, question)], query }),
  play: async (hands) => {
    await isTold(hands, /^Your reply is needed/);
  },
};

/** With keys alone: a reply. */
export const WithKeys: Story = {
  ...phone({
    lender: [at(needReply, question), answer(leaveFeedbackMessage, { feedback: processing, message: reply })],
    query,
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await field(hands));
    await hands.userEvent.keyboard('SKL8Q2XY7P{Control>}{Enter}{/Control}');
    await isTold(hands, /^SKL8Q2XY7P/);
    await isTold(hands, /^Platform processing/);
    await expect(await field(hands)).toHaveFocus();
  },
};

export const Sending: Story = {
  ...phone({ lender: [at(needReply, question), neverAnswer(leaveFeedbackMessage)], query }),
  tags: ['no-picture'],
  play: async (hands) => {
    await write(hands);
    await isTold(hands, /^Sending…/);
  },
};

/** The line broke: the message is kept. */
export const NotSent: Story = {
  ...phone({ lender: [at(needReply, question), loseLine(leaveFeedbackMessage)], query }),
  play: async (hands) => {
    await write(hands);
    await isTold(hands, /^Not sent/);
    await expect(hands.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A refused message returns to the composer. */
export const Refused: Story = {
  ...phone({ lender: [at(needReply, question), refuse(leaveFeedbackMessage, 'feedbackTooMuch')], query }),
  play: async (hands) => {
    await write(hands);
    await isTold(hands, /^You have sent a lot today/);
    await expect(await field(hands)).toHaveValue('SKL8Q2XY7P');
  },
};

/** Answered: the page asks whether the problem is solved. */
export const Answered: Story = {
  ...phone({
    lender: [at(processing, question, reply, solution), answer(updateFeedbackStatus, { feedback: done })],
    query,
  }),
  play: async (hands) => {
    await hands.canvas.findByRole('heading', { name: 'Is it solved?' });
  },
};

/** Done and rated; nothing can be written any more. */
export const Rated: Story = {
  ...phone({ lender: [at(rated, question, reply, solution)], query }),
  play: async (hands) => {
    await isTold(hands, /^You gave 4 stars of 5/);
    await expect(hands.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Long texts without a gap, links, and a page of earlier messages. */
export const Long: Story = {
  ...phone({
    lender: [
      answer(feedbackDetail, {
        feedback: processing,
        messageList: [
          { ...reply, content: `https://example.com/${'very-long-address/'.repeat(8)}` },
          { ...solution, content: 'W'.repeat(120) },
        ],
        nextCursor: 2,
      }),
      answer(feedbackMessages, { messageList: [question], nextCursor: null }),
    ],
    query,
  }),
  play: async (hands) => {
    await press(hands, 'Show earlier messages');
    await there(hands);
    // Text of a person never becomes a link.
    await expect(hands.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(feedbackDetail)], query }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackDetail, 'feedbackNotFound')], query }),
  tags: ['no-picture'],
  play: shows('We cannot find this message'),
};

export const Offline: Story = {
  ...phone({ lender: [at(received)], query }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
