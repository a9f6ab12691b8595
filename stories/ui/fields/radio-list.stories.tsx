import { RadioList } from '@kopa/ui/radio-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const question = 'What is the longest you were late in paying back a loan?';
const options = [
  'Never late',
  '1 to 7 days',
  '8 to 15 days',
  '16 to 30 days',
  '31 to 60 days',
  'More than 60 days',
].map((label, at) => ({ value: String(at), label }));

const meta = {
  title: 'ui/fields/radio-list',
  component: RadioList,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { legend: question, name: 'late', options, defaultValue: '1' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the chosen one, else the first'],
      ['Space', 'chooses the one with the focus'],
      ['Arrow keys', 'choose the next or the one before'],
    ],
    dos: [
      'Use it as the radio group of a page: one question, up to some eight answers, all of them seen.',
      'Make the question its legend; hide it only when the heading of the page is the same question.',
      'Put what belongs to one answer into its details: they appear when it is chosen.',
    ],
    donts: [
      'Use it inside a card of rows for two short words: that is a RadioRow.',
      'Use it for dozens of answers: an OptionPicker can be searched.',
      'Move on by itself when one is tapped: a slip of the finger would be an answer.',
    ],
  }),
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of at least 56 px, the whole row a target; the legend names the group. */
export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: question })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 to 7 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '16 to 30 days' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(56);
  },
};
