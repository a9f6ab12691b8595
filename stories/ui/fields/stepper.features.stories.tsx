import { Stepper } from '@kopa/ui/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/stepper/features',
  component: Stepper,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'Children', max: 20 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 3 } };
export const AtTheMost: Story = { args: { defaultValue: 20 } };
export const Steps: Story = { args: { label: 'Days', min: 7, max: 91, step: 7 } };
export const Required: Story = { render: (args) => <Stepper {...args} required optional={false} /> };
export const Optional: Story = { render: (args) => <Stepper {...args} required={false} optional /> };
export const Hint: Story = { args: { hint: 'Those who live with you' } };
export const Invalid: Story = { args: { error: 'At most 20' } };
export const Disabled: Story = { args: { disabled: true } };
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toBeVisible();
  },
};
/** A typed count above the most is corrected, and the correction is said. */
export const Corrected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '99');
    await userEvent.tab();
    await expect(canvas.getByText('The most is 20')).toBeVisible();
  },
};
