import { AmountSlider } from '@kopa/ui/amount-slider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/amount-slider/features',
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
} satisfies Meta<typeof AmountSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figure is also an input. A value between two steps is not corrected silently. */
export const Typed: Story = {
  args: { typed: true },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('textbox', { name: 'How much do you need? Type the amount' });
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(figure).toHaveFocus();
    await userEvent.keyboard('12300{Enter}');
    await expect(figure).toHaveValue('12,500');
    await expect(slider).toHaveAttribute('aria-valuetext', 'KSh 12,500');
    await expect(canvas.getByText('The nearest amount is KSh 12,500')).toBeVisible();
  },
};
export const AtTheEnd: Story = {
  args: { value: 50_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const InError: Story = { args: { error: 'Choose at most KSh 8,000 for 91 days' } };
export const Disabled: Story = { args: { disabled: true } };
export const TypedSpanish: Story = {
  args: { typed: true, label: '¿Cuánto necesitas?', format: (value) => `MXN ${value.toLocaleString('es')}` },
  globals: { locale: 'es' },
};
