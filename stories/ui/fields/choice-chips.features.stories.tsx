import { ChoiceChips, type ChoiceChipsProps } from '@kopa/ui/choice-chips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/choice-chips/features',
  component: ChoiceChips<string>,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'How often are you paid?',
    value: null,
    onChange: () => undefined,
    options: ['Daily', 'Weekly', 'Monthly'].map((label) => ({ value: label, label })),
  },
} satisfies Meta<typeof ChoiceChips<string>>;
export default meta;
type Story = StoryObj<Omit<ChoiceChipsProps<string>, 'ref'>>;

export const NothingChosen: Story = {};
export const Hint: Story = { args: { optional: true, hint: 'As on your payslip', value: 'Weekly' } };
export const InError: Story = {
  args: { required: true, error: 'Choose how often' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How often are you paid?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Error: Choose how often');
  },
};
export const Disabled: Story = { args: { value: 'Weekly', disabled: true } };

/** Words that do not fit make two rows. */
export const LongWords: Story = {
  args: {
    label: '¿Cada cuánto te pagan?',
    value: 'Mensualmente',
    options: ['Diariamente', 'Semanalmente', 'Quincenalmente', 'Mensualmente'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
};
