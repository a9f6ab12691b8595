import { AmountSlider } from '@kopa/ui/amount-slider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/amount-slider',
  component: AmountSlider,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'How much do you need?',
    min: 1000,
    max: 50000,
    step: 500,
    value: 10000,
    onChange: () => undefined,
    format: (value) => `KSh ${value.toLocaleString('en-KE')}`,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <AmountSlider {...args} value={value} onChange={setValue} />;
  },
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

export const AtTheEnd: Story = {
  args: { value: 50000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const JuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const SmallPhoneLargeText: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '150%' },
};
