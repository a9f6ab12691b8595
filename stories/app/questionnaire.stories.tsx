import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import QuestionnaireScreen from '../../app/src/features/questionnaire/questionnaire-screen.tsx';
import { wanjiru } from './lender/borrower.ts';
import { latest, orderAt } from './lender/orders.ts';
import { questions } from './lender/questions.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { isTold, breaksOff, press, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/questionnaire',
  component: QuestionnaireScreen,
  ...screenAt('/auth/loan_question'),
} satisfies Meta<typeof QuestionnaireScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lender accepts the answers so far, and asks for the rest. */
const asks = (answered = 0) => [
  latest(orderAt('question'), questions(answered)),
  answer(getUserInfo, wanjiru),
  answer(saveQuestionnaire, { order: orderAt('question') }),
];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('radiogroup');

export const Empty: Story = {
  ...phone({ lender: asks() }),
  play: async (hands) => {
    await there(hands);
    await expect(hands.canvas.getByText('0 of 11 answered')).toBeVisible();
  },
};

/** With keys alone: an answer, the next question, and back to the one before. */
export const WithKeys: Story = {
  ...phone({ lender: asks() }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await there(hands);
    await tabTo(hands, canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await tabTo(hands, canvas.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(hands, await canvas.findByRole('button', { name: 'Previous' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('radio', { name: 'No' })).toBeChecked();
  },
};

/** Come back to after three answers. */
export const Resumed: Story = {
  ...phone({ lender: asks(3) }),
  play: async (hands) => {
    await there(hands);
    await expect(hands.canvas.getByText('3 of 11 answered')).toBeVisible();
  },
};

/** The last question is answered. */
export const Filled: Story = {
  ...phone({ lender: asks(11) }),
  play: async (hands) => {
    await there(hands);
    await expect(hands.canvas.getByText('11 of 11 answered')).toBeVisible();
  },
};

/** After the last question: the check of all answers. */
export const GoesOn: Story = {
  ...phone({ lender: asks(11) }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Next');
    await hands.canvas.findByText('The app goes on to /auth/check_answers');
  },
};

/** On to the next question without an answer. */
export const Invalid: Story = {
  ...phone({ lender: asks(3) }),
  play: async (hands) => {
    await there(hands);
    await press(hands, 'Next');
    await waitFor(async () => expect(await there(hands)).toBeInvalid());
  },
};

/** The answers so far are on their way: the next question does not wait. */
export const Sending: Story = {
  ...phone({ lender: [...asks(3), neverAnswer(saveQuestionnaire)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.click(hands.canvas.getAllByRole('radio')[0]!);
    await press(hands, 'Next');
    await hands.canvas.findByRole('heading', { name: 'Who did you pay late before?' });
  },
};

/** A correction from the check of the answers: one question, and the way back. */
export const Correcting: Story = {
  ...phone({ lender: asks(11), query: '?check=6' }),
  tags: ['no-picture'],
  play: async (hands) => {
    await hands.canvas.findByRole('heading', { name: /^What is the longest you were late/ });
    await press(hands, 'Save and go back');
    await hands.canvas.findByText('The app goes on to /auth/check_answers');
    await expect(window.location.hash).toBe('#/auth/check_answers?changed=6');
  },
};

/** The lender misses an answer. */
export const SentBack: Story = {
  ...phone({ lender: asks(11), query: '?missing=3' }),
  play: async (hands) => {
    await isTold(hands, /^There are still unanswered questions/);
    await expect(hands.canvas.getByText('10 of 11 answered')).toBeVisible();
  },
};

export const Loading: Story = { ...phone({ lender: [...asks(), neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [...asks(), refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: asks(3) }),
  play: breaksOff(there),
};
