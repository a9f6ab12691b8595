import { FaqAccordion, type FaqItem } from '@kopa/ui/faq-accordion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const items: FaqItem[] = [
  { id: 'early', question: 'May I pay early?', answer: 'Yes, on any day.' },
  { id: 'late', question: 'What if I am late?', answer: 'A late charge of KSh 200 a day is added.' },
  { id: 'part', question: 'Can I pay in parts?', answer: 'Yes, from KSh 500.' },
  { id: 'paybill', question: 'Which paybill number is yours?', answer: 'Business 000 123.' },
  { id: 'fee', question: 'What is the processing fee?', answer: 'KSh 98 for a loan of KSh 10,000.' },
  {
    id: 'again',
    question: 'When may I borrow again?',
    answer: <p>As soon as this loan is paid. One loan at a time.</p>,
    searchText: 'second loan',
  },
  { id: 'phone', question: 'I have a new phone number', answer: 'Write to us from the old one, if you can.' },
  { id: 'data', question: 'Who sees my data?', answer: 'Nobody but us and the credit bureau.' },
  { id: 'leave', question: 'How do I close my account?', answer: 'Under Me, when nothing is owed.' },
];

const meta = {
  title: 'ui/display/faq-accordion/features',
  component: FaqAccordion,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { items },
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than eight questions can be searched, with few letters, in the answers too. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('KSH');
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(3));
    await expect(canvas.getByText('3 of 9')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('bitcoin');
    await waitFor(() =>
      expect(canvas.getByText('Nothing found for “bitcoin”. Try fewer letters.')).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}bitcoins');
    await waitFor(() => expect(canvas.getByText(/“bitcoins”/)).toBeVisible());
  },
};

/** A link from elsewhere opens one answer and goes there. */
export const OpenedByLink: Story = {
  args: { items: items.slice(0, 4), openId: 'part' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Can I pay in parts?' })).toHaveFocus());
    await expect(canvas.getByText('Yes, from KSh 500.')).toBeVisible();
  },
};

export const AllShown: Story = {
  args: { items: items.slice(0, 4), headingLevel: 'h2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Hide all answers' })).toHaveFocus();
  },
};

export const LongSmallPhone: Story = {
  args: {
    items: [
      {
        id: 'a',
        question: 'Nifanye nini nikichelewa kulipa mkopo wangu kwa siku saba au zaidi ya hapo?',
        answer:
          'Ada ya kuchelewa ya shilingi mia mbili kwa siku huongezwa. Tuandikie mapema, na tutatafuta njia pamoja.',
      },
      { id: 'b', question: 'Naweza kulipa mapema?', answer: 'Ndiyo, siku yoyote.' },
    ],
    openId: 'a',
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Nifanye nini/ })).toHaveFocus());
  },
};
