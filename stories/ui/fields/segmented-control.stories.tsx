import { SegmentedControl } from '@kopa/ui/segmented-control';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/segmented-control',
  component: SegmentedControl,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'Show',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
      { value: 'all', label: 'All' },
    ],
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the chosen segment'],
      ['Arrow keys', 'choose the next or the previous segment'],
    ],
    dos: [
      'Use it for views of one thing, or for a setting, that changes at once.',
      'Keep each segment to one or two words of about the same length.',
      'Keep the order, whichever is chosen.',
    ],
    donts: [
      'Use it for an answer that a form sends: those are ChoiceChips or a RadioRow.',
      'Use it for more than four: those are Tabs, or a picker.',
      'Use it to go to another page: those are TabLinks.',
    ],
  }),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One always holds; the arrows choose. */
export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const paid = canvas.getByRole('radio', { name: 'Paid' });
    await expect(paid).toBeChecked();
    await expect(paid).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('paid');
  },
};
