import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import FaqScreen from '../../app/src/features/faq/faq-screen.tsx';
import { person } from './lender/market.ts';
import { questionsAsked } from './lender/questions-asked.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, comes, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/faq',
  component: FaqScreen,
  ...screenAt('/user_center/faq'),
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = [questionsAsked, person];
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('button', { name: 'Who can borrow?' });

export const Filled: Story = { ...phone({ lender: all }), play: comes(there) };

/** A link to one question. */
export const Linked: Story = {
  ...phone({ lender: all, query: '?question=late' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2% of what you still owe/)).toBeVisible();
  },
};

/** Words that are found, without accents and in capitals. */
export const Searched: Story = {
  ...phone({ lender: all }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.type(hands.canvas.getByRole('searchbox'), 'PENALTY code');
    await hands.userEvent.clear(hands.canvas.getByRole('searchbox'));
    await hands.userEvent.type(hands.canvas.getByRole('searchbox'), 'EXTEND');
    await expect(await hands.canvas.findByText(/^1 of /)).toBeVisible();
  },
};

/** Words that are not there: a person is near. */
export const NothingFound: Story = {
  ...phone({ lender: all }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.type(hands.canvas.getByRole('searchbox'), 'zebra');
    await expect(await hands.canvas.findByText(/^Nothing found/)).toBeVisible();
    await expect(hands.canvas.getByRole('button', { name: 'Talk to a person' })).toBeVisible();
  },
};

/** With keys alone: an answer, then a person. */
export const WithKeys: Story = {
  ...phone({ lender: all }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await there(hands));
    await hands.userEvent.keyboard('{Enter}');
    await expect(await hands.canvas.findByText(/18 years or more/)).toBeVisible();
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Talk to a person' }));
    await hands.userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: /Call us/ })).toBeVisible();
  },
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(feedbackQuestions)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(feedbackQuestions, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: all }), play: breaksOff(there) };
