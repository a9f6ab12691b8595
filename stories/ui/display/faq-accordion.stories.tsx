import { FaqAccordion } from '@kopa/ui/faq-accordion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/faq-accordion',
  component: FaqAccordion,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  parameters: guide({
    keys: [
      ['Tab', 'reaches the search field, "Show all answers", then each question'],
      ['Enter or Space', 'opens or closes the answer'],
      ['Escape', 'in the search field: clears it'],
    ],
    dos: [
      'Ask as borrowers ask: "What if I am late?", most asked first.',
      'Answer in the first sentence; give the sum and the day.',
      'Link to one answer from where the question comes up, with openId.',
    ],
    donts: [
      'Do not put into an answer what must be read before agreeing: fee, tax, late charge.',
      'Do not close other answers when one opens; people compare.',
      'Do not hide two questions only: write them out.',
    ],
  }),
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    onOpenChange: fn(),
    items: [
      {
        id: 'early',
        question: 'May I pay early?',
        answer: 'Yes, on any day. You pay interest only for the days until then.',
      },
      { id: 'late', question: 'What if I am late?', answer: 'A late charge of KSh 200 a day is added.' },
      {
        id: 'part',
        question: 'Can I pay in parts?',
        answer: 'Yes, from KSh 500. What you pay lowers the interest.',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'What if I am late?' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all answers' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(question).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'What if I am late?' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith('late', true);
  },
};
