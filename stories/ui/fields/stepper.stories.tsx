import { Stepper } from '@kopa/ui/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/stepper',
  component: Stepper,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'For how many months?', min: 1, max: 24 },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the count; minus and plus are no stops of their own'],
      ['↑ ↓', 'one step more or less'],
      ['Page Up, Page Down', 'ten steps more or less'],
      ['Home, End', 'the least, the most'],
      ['digits', 'type the count; what does not fit is corrected aloud when the focus leaves'],
    ],
    dos: ['Use it for a small count: children, months, times.', 'Say in the hint what bounds the count.'],
    donts: [
      'Use it for sums: AmountField and AmountSlider know the currency.',
      'Use it where most answers are far from the start: a typed number is quicker.',
    ],
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'For how many months?' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}{End}{Home}');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
