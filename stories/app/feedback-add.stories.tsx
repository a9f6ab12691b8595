import {
  createFeedback,
  feedbackCanHandle,
  feedbackDetail,
  feedbackNotHandle,
  uploadFeedbackCredential,
} from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import FeedbackAddScreen from '../../app/src/features/feedback/feedback-add-screen.tsx';
import { choose as giveFiles, inputs, photo } from '../ui/fields/photo-samples.ts';
import { receipt, received, room } from './lender/feedback.ts';
import { questionsAsked } from './lender/questions-asked.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import {
  breaksOff,
  choose,
  isSending,
  isTold,
  press,
  shows,
  tabTo,
  toldToFix,
  type Hands,
} from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/feedback-add',
  component: FeedbackAddScreen,
  ...screenAt('/feedback/add_feedback'),
} satisfies Meta<typeof FeedbackAddScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = [...room, questionsAsked];
/** Optional parts load a moment later. */
const allRows = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('button', { name: 'Add pictures' });
const there = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await canvas.findByRole('heading', { name: 'Write to us' });
  await allRows({ canvas });
};
const description = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.findByRole('textbox', { name: /^What happened/ });

async function fill(hands: Hands): Promise<void> {
  await there(hands);
  await choose(hands, /^What is it about/, 'Repaid bill not updated');
  await hands.userEvent.type(await description(hands), 'I paid 2,000 by paybill yesterday.');
}

export const Empty: Story = { ...phone({ lender: open }), play: there };

/** Frequently asked questions about the type come first. */
export const Filled: Story = {
  ...phone({ lender: open }),
  play: async (hands) => {
    await fill(hands);
    await expect(await hands.canvas.findByRole('button', { name: 'How do I pay back?' })).toBeVisible();
  },
};

/** With keys alone: type, description, sending. */
export const WithKeys: Story = {
  ...phone({ lender: [...open, answer(createFeedback, { feedback: received })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await tabTo(hands, await canvas.findByRole('button', { name: /^What is it about/ }));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Enter}');
    await canvas.findByRole('button', { name: /Repaid bill not updated|Loan not received/ });
    await tabTo(hands, await description(hands));
    await userEvent.keyboard('I paid on Sunday.');
    await tabTo(hands, canvas.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /feedback/feedback_result');
    await expect(address()).toBe('/feedback/feedback_result');
  },
};

export const Invalid: Story = {
  ...phone({ lender: open }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.clear(await hands.canvas.findByRole('textbox', { name: /^Phone or email/ }));
    await press(hands, 'Send');
    await toldToFix(hands, 3);
  },
};

export const Sending: Story = {
  ...phone({ lender: [...open, neverAnswer(createFeedback)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await fill(hands);
    await press(hands, 'Send');
    await isSending(hands);
  },
};

/** One picture has arrived, one is on its way, and one was lost with the line. */
export const Pictures: Story = {
  ...phone({
    lender: [
      ...open,
      (() => {
        const [arrives, waits, isLost] = [
          answer(uploadFeedbackCredential, { image: receipt }),
          neverAnswer(uploadFeedbackCredential, { sent: 0.4 }),
          loseLine(uploadFeedbackCredential),
        ];
        let count = 0;
        return {
          call: uploadFeedbackCredential,
          reply: (request: unknown) => [arrives, waits, isLost][count++ % 3]!.reply(request),
        };
      })(),
    ],
  }),
  play: async (hands) => {
    await there(hands);
    const file = await photo();
    const list = ['1', '2', '3'].map((name) => new File([file], `${name}.png`, { type: file.type }));
    const input = inputs(hands.canvasElement)[0];
    giveFiles(input, list[0]!);
    await isTold(hands, /^Received/);
    giveFiles(input, list[1]!);
    await hands.canvas.findByRole('progressbar');
    giveFiles(input, list[2]!);
    await isTold(hands, /^There is no connection/);
    await expect(hands.canvas.getByRole('button', { name: 'Cancel Picture 2' })).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'Remove Picture 3' })).toBeVisible();
  },
};

/** Feedback of this type is already open, and opens instead. */
export const Standing: Story = {
  ...phone({
    lender: [
      ...open,
      answer(feedbackNotHandle, { notHandle: true, count: 1, needReply: 0, id: received.id }),
    ],
  }),
  play: async (hands) => {
    await there(hands);
    await choose(hands, /^What is it about/, 'Repaid bill not updated');
    await isTold(hands, /^You have already written to us about this/);
    await expect(hands.canvas.getByRole('button', { name: 'Open what you sent' })).toBeVisible();
  },
};

/** As much is open as may be. */
export const Full: Story = {
  ...phone({ lender: [...open, answer(feedbackCanHandle, { canHandle: false, actions: [] })] }),
  play: shows('We are still on it'),
};

/** Customer service has started to read the feedback meanwhile. */
export const Refused: Story = {
  ...phone({ lender: [...open, refuse(createFeedback, 'feedbackTooManyOpen')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await fill(hands);
    await press(hands, 'Send');
    await isTold(hands, /^We are still working on what you sent before/);
  },
};

/** The sent feedback, open for changes. */
export const Editing: Story = {
  ...phone({
    lender: [
      ...open,
      answer(feedbackDetail, {
        feedback: { ...received, receiptImages: [] },
        messageList: [],
        nextCursor: null,
      }),
    ],
    query: `?id=${received.id}`,
  }),
  play: async (hands) => {
    await allRows(hands);
    await expect(await description(hands)).toHaveValue(received.description);
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(feedbackDetail)], query: '?id=F1' }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
  },
};

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackDetail, 'feedbackNotFound')], query: '?id=F1' }),
  tags: ['no-picture'],
  play: shows('We cannot find this message'),
};

export const Offline: Story = {
  ...phone({ lender: open }),
  tags: ['no-picture'],
  play: breaksOff(there),
};
