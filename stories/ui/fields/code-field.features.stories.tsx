import { CodeField } from '@kopa/ui/code-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/code-field/features',
  component: CodeField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: '6-digit code', name: 'code', required: true },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'It went to +254 712 345 412' } };
export const Begun: Story = { args: { defaultValue: '48' } };
export const Filled: Story = { args: { defaultValue: '481902' } };
export const FourDigits: Story = { args: { label: '4-digit PIN', length: 4, defaultValue: '48' } };
export const Disabled: Story = { args: { defaultValue: '481902', disabled: true } };
export const InError: Story = {
  args: { defaultValue: '481902', error: 'That is not the code. Check the newest SMS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: That is not the code. Check the newest SMS',
    );
  },
};
