import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import CheckAnswersScreen from '../../app/src/features/questionnaire/check-answers-screen.tsx';
import { account, additional, personal, told } from './lender/borrower.ts';
import { latest, orderAt } from './lender/orders.ts';
import { questions } from './lender/questions.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, isSending, isTold, press, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/check-answers',
  component: CheckAnswersScreen,
  ...screenAt('/auth/check_answers'),
} satisfies Meta<typeof CheckAnswersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const taken = { front: true, back: true, face: true };
const bound = { bankName: 'MPESA', maskedNumber: '••• ••• 678', name: 'M-Pesa' };
const asked = latest(orderAt('question', { photos: taken, payout: bound }), questions(11));
const user = told({ personal, additional, payout: account });
const lender = [asked, answer(getUserInfo, user)];
const there = shows('Is everything right?');

export const Filled: Story = { ...phone({ lender }), play: there };

/** The number of the payout is of another person. */
export const OtherName: Story = {
  ...phone({
    lender: [asked, answer(getUserInfo, { ...user, payout: { ...account, applicantName: 'Kamau Njoroge' } })],
  }),
  tags: ['no-picture'],
  play: async (hands) => isTold(hands, /^This number is not in your name/),
};

/** A returning borrower: two parts are as before, and a part that is saved again is not. */
export const Returning: Story = {
  ...phone({
    lender: [asked, answer(getUserInfo, { ...user, savedAt: { personal: 1, additional: 1, payout: 1 } })],
  }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Same as last time')).toHaveLength(2);
  },
};

/** With keys alone: the correction of the work, and back to the same button. */
export const WithKeys: Story = {
  ...phone({ lender }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Change Work and contacts' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /auth/additionalInfomation');
    await expect(window.location.hash).toBe('#/auth/additionalInfomation?check=additional');
  },
};

/** Back from a correction: the focus stands on the way to the same part. */
export const Changed: Story = {
  ...phone({ lender, query: '?changed=payout' }),
  tags: ['no-picture'],
  play: async (hands) => {
    await there(hands);
    const change = hands.canvas.getByRole('button', { name: 'Change Your money goes to' });
    await waitFor(() => expect(change).toHaveFocus());
  },
};

export const Sending: Story = {
  ...phone({ lender: [...lender, neverAnswer(saveQuestionnaire)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Send application');
    await isSending(hands);
  },
};

/** The lender misses an answer: the question is asked again. */
export const Refused: Story = {
  ...phone({
    lender: [...lender, refuse(saveQuestionnaire, 'answersMissing', { data: { missing: ['3'] } })],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Send application');
    await hands.canvas.findByText('The app goes on to /auth/loan_question');
  },
};

/** The line broke: the answers stay. */
export const NotSent: Story = {
  ...phone({ lender: [...lender, loseLine(saveQuestionnaire)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Send application');
    await isTold(hands, /^There is no connection/);
  },
};

/** Sent: the wait for the answer begins. */
export const Sent: Story = {
  ...phone({ lender: [...lender, answer(saveQuestionnaire, { order: orderAt('applying') })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Send application');
    await hands.canvas.findByText('The app goes on to /auth/review_tips');
    await expect(address()).toBe('/auth/review_tips');
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(latestOrder), answer(getUserInfo, user)] }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [refuse(latestOrder, 'internal'), answer(getUserInfo, user)] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender }), play: breaksOff(there) };
