import { SegmentedControl } from '@kopa/ui/segmented-control';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/segmented-control/features',
  component: SegmentedControl,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'Show',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
      { value: 'all', label: 'All' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: {
    label: 'Price',
    options: [
      { value: 'now', label: 'Now' },
      { value: 'then', label: 'From 1 December' },
    ],
    defaultValue: 'then',
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Show' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };

/** At once, without a button. */
export const Tapped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Open' })).not.toBeChecked();
  },
};

/** Words that do not fit beside each other stand below each other, whole. */
export const LongWords: Story = {
  args: {
    label: 'Mostrar',
    options: [
      { value: 'open', label: 'Pendientes de pago' },
      { value: 'paid', label: 'Completamente reembolsados' },
      { value: 'all', label: 'Todos' },
    ],
  },
  globals: { locale: 'es' },
};
