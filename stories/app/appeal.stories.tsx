import { appealDecision } from '@kopa/contract/calls/appeal';
import { latestOrder } from '@kopa/contract/calls/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import AppealScreen from '../../app/src/features/review/appeal-screen.tsx';
import { asked, latest, orderAt, upheld } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import {
  breaksOff,
  isSending,
  isTold,
  press,
  saysItDidNotLoad,
  shows,
  tabTo,
  toldToFix,
  waits,
  type Hands,
} from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/appeal',
  component: AppealScreen,
  ...screenAt('/auth/appeal'),
} satisfies Meta<typeof AppealScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = latest(orderAt('reject'));
const sent = orderAt('reject', { appeal: asked });
const words = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.findByRole('textbox', { name: /^In your own words/ });
const form = shows('What should we know?');

async function write(hands: Hands): Promise<void> {
  await hands.userEvent.click(await words(hands));
  await hands.userEvent.paste(asked.text);
}

export const Empty: Story = { ...phone({ lender: [rejected] }), play: form };

export const Filled: Story = { ...phone({ lender: [rejected] }), play: write };

/** With keys alone: the words, and the page of the sent appeal with its heading in focus. */
export const WithKeys: Story = {
  ...phone({ lender: [rejected, answer(appealDecision, { order: sent })] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await words(hands));
    await userEvent.keyboard('I have paid two of these loans back.');
    await tabTo(hands, canvas.getByRole('button', { name: 'Send to a person' }));
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'A person is looking again' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Sent without words. */
export const Invalid: Story = {
  ...phone({ lender: [rejected] }),
  play: async (hands) => {
    await form(hands);
    await press(hands, 'Send to a person');
    await toldToFix(hands, 1);
  },
};

export const Sending: Story = {
  ...phone({ lender: [rejected, neverAnswer(appealDecision)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await write(hands);
    await press(hands, 'Send to a person');
    await isSending(hands);
  },
};

/** The line broke: the words stay. */
export const NotSent: Story = {
  ...phone({ lender: [rejected, loseLine(appealDecision)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await write(hands);
    await press(hands, 'Send to a person');
    await isTold(hands, /^There is no connection/);
    await expect(await words(hands)).toHaveValue(asked.text);
  },
};

/** A person is looking. */
export const Asked: Story = {
  ...phone({ lender: [latest(sent)] }),
  play: shows('A person is looking again'),
};

/** The person agreed with the rejection, and gives reasons and a name. */
export const Upheld: Story = {
  ...phone({ lender: [latest(orderAt('reject', { appeal: upheld }))] }),
  play: async (hands) => {
    await shows('Achieng looked again')(hands);
    // The reasons travel with an answer.
    await hands.canvas.findByText(/is high for your income/);
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(latestOrder)] }),
  tags: ['no-picture'],
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender: [rejected] }), play: breaksOff(words) };
