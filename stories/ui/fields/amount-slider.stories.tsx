import { AmountSlider } from '@kopa/ui/amount-slider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/amount-slider',
  component: AmountSlider,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'How much do you need?',
    min: 1000,
    max: 50_000,
    step: 500,
    value: 10_000,
    onChange: () => undefined,
    format: (value) => `KSh ${value.toLocaleString('en-KE')}`,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <AmountSlider {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    keys: [
      ['Tab', 'goes through the figure (when it can be typed), Less, More and the slider'],
      ['Enter, Space', 'on Less and More move by one step; Enter takes a typed figure'],
      ['Arrow keys', 'on the slider move by one step'],
      ['Page Up, Page Down', 'on the slider move by a tenth of the way'],
      ['Home, End', 'on the slider go to the least and the most'],
      ['Escape', 'brings the figure back that was there before typing'],
    ],
    dos: [
      'Show its label as the heading above: it asks the question of the page.',
      'Let the sum be typed where people come with a sum in mind.',
      'Choose steps that people think in: 500, not 137.',
    ],
    donts: [
      'Start at the most: start where most people end.',
      'Use it for a sum that must be exact, as in paying back: that is an AmountField.',
    ],
  }),
} satisfies Meta<typeof AmountSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys, minus and plus, and the finger move by the same step. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How much do you need?' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'KSh 10,000');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'KSh 9,500');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'KSh 10,500');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'KSh 10,000');
  },
};
