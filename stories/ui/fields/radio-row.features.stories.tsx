import { FieldGroup } from '@kopa/ui/field-row';
import { RadioRow, type RadioRowProps } from '@kopa/ui/radio-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/radio-row/features',
  component: RadioRow,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: {
    label: 'Gender',
    name: 'gender',
    options: [
      { value: '1', label: 'Male' },
      { value: '2', label: 'Female' },
    ],
  },
} satisfies Meta<typeof RadioRow>;
export default meta;
type Story = StoryObj<Omit<RadioRowProps, 'ref'>>;

export const Chosen: Story = { args: { defaultValue: '2' } };
export const Hint: Story = { args: { optional: true, hint: 'As on your ID' } };
export const InError: Story = {
  args: { required: true, error: 'Choose male or female' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Gender' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Error: Choose male or female');
  },
};
export const Disabled: Story = { args: { defaultValue: '2', disabled: true } };

/** Three, and words that need a second line. */
export const Three: Story = {
  args: {
    label: 'How do you get your pay?',
    name: 'pay',
    defaultValue: 'bank',
    options: [
      { value: 'cash', label: 'Cash' },
      { value: 'cheque', label: 'Cheque' },
      { value: 'bank', label: 'Bank' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    label: 'Género',
    options: [
      { value: '1', label: 'Masculino, como en mi documento' },
      { value: '2', label: 'Femenino, como en mi documento' },
    ],
  },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
};
